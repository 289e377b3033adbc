"""Notices: people hear outside the open page that it is their turn, by mail, chat or push."""
