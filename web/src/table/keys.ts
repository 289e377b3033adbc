/** The keys that every table has, wherever the focus is; a game adds letters of its own. */
import { arrow, keyLetter } from "../board/keyboard";
import type { View } from "../protocol/types";
import { typing, type KeyGroup, type KeyRow, type Sign } from "../state/keys.svelte";
import type { TableCore } from "./core.svelte";
import type { Replay } from "./replay.svelte";
import { CLOCK_RESTS, CLOCK_RUNS } from "./signs";

/** What keys do beyond the table state. */
export interface KeyWays {
  list(): void;
  hidePieces(): void;
  focusBoard(): void;
  fit(): void;
}

/** What a game says about its keys. */
export interface GameKeys {
  rows: readonly KeyRow[];
  /** What the signs of its table mean. */
  signs: readonly Sign[];
  /** Message id of what the key that hides pieces does. */
  hide: string;
  /** Presses a letter key; true when it meant something. */
  press(letter: string): boolean;
}

/** Letters that every table uses itself. */
export const TABLE_LETTERS: readonly string[] = ["Z", "L", "H", "G", "N"];

/** Signs of every table. */
const SIGNS: readonly Sign[] = [
  { text: "⚙", words: "sign-bot" },
  { text: "●", words: "sign-here" },
  { text: "⚑", words: "sign-gave-up" },
  { text: "☀", words: "seat-vacation" },
  { path: CLOCK_RUNS, reach: 16, filled: true, words: "sign-clock-runs" },
  { path: CLOCK_RESTS, reach: 16, filled: true, words: "sign-clock-rests" },
  { text: "!", words: "sign-clock-urgent" },
  { text: "‹ ›", words: "sign-replay-step" },
  { text: "« »", words: "sign-replay-leap" },
  { path: "M-5-7V7M6-7L-2 0L6 7Z", words: "sign-replay-end" },
  { text: "☰", words: "play-list" },
];

/** What the signs of a table mean: the game's, then those of every table. */
export function signsOf({ signs }: Pick<GameKeys, "signs">): readonly Sign[] {
  return [...signs, ...SIGNS];
}

/** The rows of the keyboard sheet. */
export function keyGroup({ rows, hide }: Pick<GameKeys, "rows" | "hide">): KeyGroup {
  return {
    title: "play-keys",
    rows: [
      { keys: ["↑", "↓", "←", "→"], words: "play-key-arrows" },
      { keys: ["↵"], words: "play-key-enter" },
      { keys: ["N", "⇧ N"], words: "play-key-next" },
      { keys: ["Esc"], words: "play-key-back" },
      ...rows,
      { keys: ["Z"], words: "play-key-undo" },
      { keys: ["L"], words: "play-list" },
      { keys: ["G"], words: "play-key-board" },
      { keys: ["H"], words: hide },
      { keys: ["+", "−", "0"], words: "play-key-zoom" },
      { keys: ["←", "→", "↑", "↓"], words: "replay-key-steps" },
      { keys: ["Home", "End"], words: "replay-key-ends" },
      { keys: ["␣"], words: "replay-key-play" },
    ],
  };
}

/** Handles a key press; true when it was one of the table's. */
export function pressKey(event: KeyboardEvent, table: TableCore<View>, ways: KeyWays, own: GameKeys["press"], replay?: Pick<Replay, "press">): boolean {
  if (event.defaultPrevented || typing(event)) return false;
  if (table.past && replay?.press(event)) return true;
  if (event.key === "Escape") return table.escape();
  if (event.key === "Enter") return enter(event, table);
  if (arrow(event.key) && idle(document.activeElement)) {
    ways.focusBoard();
    return true;
  }
  const letter = keyLetter(event);
  return letter !== "" && !event.repeat && (own(letter) || press(letter, table, ways, event.shiftKey));
}

/** Whether an element has the focus only because nothing else has it. */
function idle(element: Element | null): boolean {
  return element === document.body || (element?.matches("[data-next], #main") ?? false);
}

function enter(event: KeyboardEvent, table: TableCore<View>): boolean {
  const onButton = event.target instanceof Element && event.target.closest("button, a, input");
  if (onButton || event.repeat || !table.asked) return false;
  table.confirm();
  return true;
}

function press(letter: string, table: TableCore<View>, ways: KeyWays, back: boolean): boolean {
  const acts: Readonly<Record<string, () => void>> = {
    Z: () => void table.takeBack(),
    L: ways.list,
    H: ways.hidePieces,
    G: ways.focusBoard,
    N: () => { step(table, back ? -1 : 1, ways); },
    "0": ways.fit,
  };
  const act = acts[letter];
  act?.();
  return act !== undefined;
}

/** Moves the cursor to the next or the previous lit square. */
function step(table: TableCore<View>, by: number, ways: KeyWays): void {
  const squares = table.litSquares;
  const here = squares.indexOf(table.cursor);
  const next = squares[(here + by + squares.length + (here < 0 && by < 0 ? 1 : 0)) % squares.length];
  if (next === undefined) return;
  table.point(next);
  ways.focusBoard();
}
