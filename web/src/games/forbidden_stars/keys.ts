/** The keys of the table that work wherever the focus is. */
import { arrow, keyLetter } from "../../board/keyboard";
import { typing, type KeyGroup } from "../../shell/keys.svelte";
import { litPlaces, pieceOf } from "./model";
import type { TableState } from "./table.svelte";

/** What keys do beyond the table state. */
export interface KeyWays {
  list(): void;
  hidePieces(): void;
  focusBoard(): void;
  fit(): void;
}

const ORDERS: Readonly<Record<string, string>> = { A: "advance", D: "deploy", O: "dominate", S: "strategise" };

/** The rows of the keyboard sheet. */
export const KEY_GROUPS: readonly KeyGroup[] = [
  {
    title: "play-keys",
    rows: [
      { keys: ["↑", "↓", "←", "→"], words: "play-key-arrows" },
      { keys: ["↵"], words: "play-key-enter" },
      { keys: ["J", "K"], words: "play-key-next" },
      { keys: ["Esc"], words: "play-key-back" },
      { keys: Object.keys(ORDERS), words: "fs-key-orders" },
      { keys: ["R"], words: "fs-key-rotate" },
      { keys: ["F"], words: "fs-key-flip" },
      { keys: ["E"], words: "fs-key-done" },
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
  return letter !== "" && !event.repeat && press(letter, table, ways);
}

function enter(event: KeyboardEvent, table: TableState): boolean {
  const onButton = event.target instanceof Element && event.target.closest("button, a, input");
  if (onButton || event.repeat || !table.asked) return false;
  table.confirm();
  return true;
}

/** What a letter means for the question that is asked. */
function asked(letter: string, table: TableState): boolean {
  if (!table.mine) return false;
  const order = ORDERS[letter];
  const face = [...table.node.next.keys()].find((target) => order !== undefined && target.startsWith(`order:${order}`));
  if (face) table.pick([face]);
  else if (letter === "R" && table.asking === "lay") table.turn = (table.turn + 1) % 4;
  else if (letter === "E") return end(table);
  else return false;
  return true;
}

function end(table: TableState): boolean {
  const target = ["control:done", "control:stay", "control:pass"].find((each) => table.node.next.has(each));
  if (target) table.pick([target]);
  return target !== undefined;
}

function press(letter: string, table: TableState, ways: KeyWays): boolean {
  if (asked(letter, table)) return true;
  const own: Readonly<Record<string, () => void>> = {
    Z: () => void table.takeBack(),
    L: ways.list,
    H: ways.hidePieces,
    G: ways.focusBoard,
    J: () => { step(table, 1, ways); },
    K: () => { step(table, -1, ways); },
    "0": ways.fit,
  };
  const act = own[letter];
  act?.();
  return act !== undefined;
}

/** The squares of everything lit. */
function litSquares(table: TableState): string[] {
  const { next } = table.node;
  const pieces = [...next.keys()].flatMap((target) => pieceOf(target)?.area ?? []);
  const areas = [...litPlaces(next, "area"), ...pieces].flatMap((id) => table.where.area.get(id)?.square ?? []);
  const systems = litPlaces(next, "system").flatMap((id) => table.where.area.get(table.where.system.get(id)?.areas[0]?.id ?? "")?.square ?? []);
  return [...new Set([...areas, ...systems])];
}

/** Moves the cursor to the next or the previous lit square. */
function step(table: TableState, by: number, ways: KeyWays): void {
  const squares = litSquares(table);
  if (squares.length === 0) return;
  const here = squares.indexOf(table.cursor);
  const next = squares[(here + by + squares.length + (here < 0 && by < 0 ? 1 : 0)) % squares.length];
  if (next === undefined) return;
  table.cursor = next;
  ways.focusBoard();
}
