/** Drawing a way over lit squares, no rules: the shortest one over squares that can be reached. */
import { parseSquare, squareName } from "./geometry";

/** Columns and rows to the four squares at the sides and to the four at the corners. */
const STRAIGHT = [[0, -1], [1, 0], [0, 1], [-1, 0]] as const;
const SLANTED = [[-1, -1], [1, -1], [1, 1], [-1, 1]] as const;

/**
 * Squares of a shortest way from `start` to `goal` over `squares`, both ends included. With `diagonal` it may take
 * diagonal steps, straight ones before them; where there is no way the line jumps.
 */
export function routeTo(start: string, goal: string, squares: Iterable<string>, diagonal = false): string[] {
  const open = new Set(squares).add(goal);
  const before = new Map([[start, start]]);
  // Squares that are added on the way are visited too, nearest first.
  for (const at of before.keys()) {
    for (const next of neighbours(at, diagonal)) {
      if (open.has(next) && !before.has(next)) before.set(next, at);
    }
  }
  const way = [goal];
  for (let at = goal; at !== start; ) {
    at = before.get(at) ?? start;
    way.unshift(at);
  }
  return way;
}

function neighbours(square: string, diagonal: boolean): string[] {
  const at = parseSquare(square);
  if (!at) return [];
  return (diagonal ? [...STRAIGHT, ...SLANTED] : STRAIGHT).map(([x, y]) => squareName({ x: at.x + x, y: at.y + y }));
}
