"""The bot ``random``: any option, each as likely as the others."""

from starhold.bots.question import Question


def uniform(question: Question) -> str:
    """One of the options, drawn uniformly from the question's source."""
    return question.options[question.source.below(len(question.options))]
