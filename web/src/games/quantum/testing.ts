/** A small view for tests: three squares in a row, a ship of each player at the ends. */
import type { QuantumView } from "./types";

/** A fresh one each time. */
export function sample(): QuantumView {
  return {
    game: "quantum",
    rules: 1,
    options: {},
    you: 0,
    phase: "actions",
    layout: { id: "d2-spiral", columns: 3, rows: 3, cubes: 5 },
    squares: ["a1", "b1", "c1"],
    tiles: [],
    ships: [
      { id: "ship:0.0", seat: 0, die: 0, number: 3, place: "map", square: "a1", moved: false, used: false },
      { id: "ship:1.0", seat: 1, die: 0, number: 5, place: "map", square: "c1", moved: false, used: false },
    ],
    seats: [],
    market: { command: [], gambit: [], decks: { command: 0, gambit: 0 }, discards: { command: [], gambit: [] } },
    turn: { number: 1, seat: 0, actions: 2, granted: 3, bonus: false, due: 0 },
  };
}
