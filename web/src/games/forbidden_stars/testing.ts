/** A small view for tests: one system, two players. */
import type { SeatState, StarsView } from "./types";

function seat(number: number): SeatState {
  return {
    seat: number,
    alive: true,
    placed: 0,
    tiles: [],
    dice: [],
    shown: [],
    bonus: [],
    peeked: false,
    materiel: 6,
    assets: { forge: 0, cache: 0, reinforcement: 0 },
    collected: 0,
    needed: 3,
    command: 0,
    due: [],
    faction: number ? "orks" : "space_marines",
    orders: { hand: 8, laid: 0 },
    cards: { hand: 0, left: 0 },
  };
}

/** A fresh one each time. */
export function sample(): StarsView {
  return {
    game: "forbidden_stars",
    rules: 1,
    moment: {},
    pending: {},
    you: 0,
    phase: "planning",
    round: 1,
    first: 0,
    active: 0,
    winners: [],
    options: {},
    storms: [],
    seats: [seat(0), seat(1)],
    systems: [
      {
        tile: "tile_10a",
        cell: "e5",
        turn: 0,
        seat: 0,
        stack: [],
        areas: [
          { id: "argovia", capacity: 4, controller: 0, world: true, owner: 0, structures: ["bastion"], units: [{ seat: 0, unit: "scout", count: 3, routed: 1 }] },
          { id: "tile_10a_ne", capacity: 3, controller: -1 },
          { id: "pergam", capacity: 3, controller: 1, world: true, units: [{ seat: 1, unit: "nob", count: 1, routed: 0 }] },
          { id: "tile_10a_sw", capacity: 3, controller: -1 },
        ],
      },
    ],
    show: { printed: {}, prices: {}, windows: [], limits: { materiel: 14, structures: 9, rounds: 8 }, seats: [] },
  };
}
