/** Square names and distances on a board of square cells. Column letters count a…z, aa…; rows count from 1 at the top. */

export interface Point {
  x: number;
  y: number;
}

/** Side of one cell in board units. */
export const CELL = 100;

/** The column letters of a zero-based column: 0 is `a`, 26 is `aa`. */
export function columnName(x: number): string {
  const last = String.fromCharCode(97 + (x % 26));
  return x < 26 ? last : columnName(Math.floor(x / 26) - 1) + last;
}

/** The name of the cell at zero-based column and row. */
export function squareName(at: Point): string {
  return `${columnName(at.x)}${at.y + 1}`;
}

/** Zero-based column and row of a square name, or null when it is none. */
export function parseSquare(name: string): Point | null {
  const match = /^([a-z]+)([1-9]\d*)$/.exec(name);
  if (!match) return null;
  const [, letters = "", row = ""] = match;
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 96, 0);
  return { x: column - 1, y: Number(row) - 1 };
}

/** Board coordinates of the middle of a square; the origin for a name that is none. */
export function centre(name: string): Point {
  const at = parseSquare(name);
  return at ? { x: (at.x + 0.5) * CELL, y: (at.y + 0.5) * CELL } : { x: 0, y: 0 };
}

/** Number of king's steps between two squares. */
export function kingDistance(a: string, b: string): number {
  const from = parseSquare(a);
  const to = parseSquare(b);
  if (!from || !to) return Infinity;
  return Math.max(Math.abs(from.x - to.x), Math.abs(from.y - to.y));
}

/** True when the squares share a side. */
export function sideBySide(a: string, b: string): boolean {
  const from = parseSquare(a);
  const to = parseSquare(b);
  return !!from && !!to && Math.abs(from.x - to.x) + Math.abs(from.y - to.y) === 1;
}

/** Where the keyboard cursor stands: a point of the board and how wide the thing there is, in board units. */
export interface Spot extends Point {
  span: number;
}

/** The middle of a square, as wide as a square; null for a name that is none. */
export function spotOf(name: string): Spot | null {
  return parseSquare(name) && { ...centre(name), span: CELL };
}

/**
 * The stop to which an arrow key leads: the nearest of `stops` in the half-plane of the arrow,
 * sideways distance counting double; the start itself when there is none. `spot` says where a stop is.
 */
export function stopTowards(from: string, stops: readonly string[], dx: number, dy: number, spot: (stop: string) => Point | null = spotOf): string {
  const start = spot(from);
  if (!start) return stops[0] ?? from;
  let best = from;
  let bestCost = Infinity;
  for (const stop of stops) {
    const at = spot(stop);
    if (!at) continue;
    const along = (at.x - start.x) * dx + (at.y - start.y) * dy;
    const aside = Math.abs((at.x - start.x) * dy) + Math.abs((at.y - start.y) * dx);
    const cost = along + 2 * aside;
    if (along > 0 && cost < bestCost) {
      best = stop;
      bestCost = cost;
    }
  }
  return best;
}
