"""Option entries that stand for several options at once: what differs between them is written only once for each."""

from starhold.kernel import Plain

EACH, BLANK = "each", "*"


def spread(entries: list[Plain]) -> list[Plain]:
    """One entry for each option: an entry with ``each`` is repeated with every text of that list for ``*``.

    The ``*`` stands alone between the spaces of ``text``, after the colon of a click target, and as an argument.
    """
    found: list[Plain] = []
    for entry in entries:
        if EACH in entry:
            pattern = [(name, value) for name, value in entry.items() if name != EACH]
            found += [{name: _filled(part, value) for name, part in pattern} for value in entry[EACH]]
        else:
            found.append(entry)
    return found


def _filled(pattern: object, value: str) -> object:
    if isinstance(pattern, str):
        return pattern.replace(BLANK, value)
    if isinstance(pattern, list | tuple):
        return [_filled(part, value) for part in pattern]
    if isinstance(pattern, dict):
        return {name: _filled(part, value) for name, part in pattern.items()}
    return pattern
