"""People: accounts, devices, what the host decides about them."""
