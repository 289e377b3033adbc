/** The keys of the table that work wherever the focus is. */
import { arrow, keyLetter } from "../../board/keyboard";
import { typing, type KeyGroup } from "../../shell/keys.svelte";
import type { TableState } from "./table.svelte";

/** What keys do beyond the table state. */
export interface KeyWays {
  list(): void;
  hidePieces(): void;
  focusBoard(): void;
  fit(): void;
}

/** The rows of the keyboard sheet. */
export const KEY_GROUPS: readonly KeyGroup[] = [
  {
    title: "play-keys",
    rows: [
      { keys: ["↑", "↓", "←", "→"], words: "play-key-arrows" },
      { keys: ["↵"], words: "play-key-enter" },
      { keys: ["N", "⇧ N"], words: "play-key-next" },
      { keys: ["Esc"], words: "play-key-back" },
      { keys: ["R", "D", "B", "S", "…"], words: "play-key-letters" },
      { keys: ["E"], words: "play-key-end" },
      { keys: ["Z"], words: "play-key-undo" },
      { keys: ["L"], words: "play-list" },
      { keys: ["G"], words: "play-key-board" },
      { keys: ["H"], words: "play-hide-pieces" },
      { keys: ["+", "−", "0"], words: "play-key-zoom" },
    ],
  },
];

/** Handles a key press; true when it was one of the table's. */
export function pressKey(event: KeyboardEvent, table: TableState, ways: KeyWays): boolean {
  if (event.defaultPrevented || typing(event)) return false;
  if (event.key === "Escape") return table.escape();
  if (event.key === "Enter") return enter(event, table);
  if (arrow(event.key) && document.activeElement === document.body) {
    ways.focusBoard();
    return true;
  }
  const letter = keyLetter(event);
  return letter !== "" && !event.repeat && press(letter, table, ways, event.shiftKey);
}

function enter(event: KeyboardEvent, table: TableState): boolean {
  const onButton = event.target instanceof Element && event.target.closest("button, a, input");
  if (onButton || event.repeat || !table.asked) return false;
  table.confirm();
  return true;
}

function press(letter: string, table: TableState, ways: KeyWays, back: boolean): boolean {
  const control = table.mine ? table.controls.find((each) => each.key === letter) : undefined;
  if (control) {
    if (control.refusal) table.explainRefusal(control.refusal);
    else table.pick([control.target]);
    return true;
  }
  const own: Readonly<Record<string, () => void>> = {
    Z: () => void table.takeBack(),
    L: ways.list,
    H: ways.hidePieces,
    G: ways.focusBoard,
    N: () => { step(table, back ? -1 : 1, ways); },
    "0": ways.fit,
  };
  const act = own[letter];
  act?.();
  return act !== undefined;
}

/** Moves the cursor to the next or the previous lit square. */
function step(table: TableState, by: number, ways: KeyWays): void {
  const squares = [...new Set(table.lights.map((light) => light.square))];
  if (squares.length === 0) return;
  const here = squares.indexOf(table.cursor);
  const next = squares[(here + by + squares.length + (here < 0 && by < 0 ? 1 : 0)) % squares.length];
  if (next === undefined) return;
  table.point(next);
  ways.focusBoard();
}
