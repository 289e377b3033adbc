"""The rules kernel: decisions, frames, chance, records. Pure, standard library only."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

T = TypeVar("T")
Plain = dict[str, Any]
"""Plain data: maps with text keys, lists, texts, integers, booleans and None."""

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(**_: bool) -> Callable[[T], T]:
        """What the compiler of the rules is told of a class; it means nothing at run time, here or compiled."""
        return lambda cls: cls


__all__ = ["Plain", "mypyc_attr"]
