/** The view of Quantum (docs/protocol.md). */
import type { Seat, View } from "../../protocol/types";

export interface Orbit {
  seat: Seat;
  /** Sum of that seat's ships in orbit. */
  sum: number;
  /** Totals that would do now. */
  needs: number[];
  /** Numbers of ships on corners, each of which it may count or not. */
  corners?: number[];
  /** What it can count is enough. */
  met?: boolean;
}

/** A 3x3 tile; `square` is its top left one. A Void tile has no planet. */
export interface Tile {
  square: string;
  void?: boolean;
  planet?: string;
  number?: number;
  capacity?: number;
  /** Owners of the cubes on the planet. */
  cubes?: Seat[];
  start?: boolean;
  orbits?: Orbit[];
}

export interface Ship {
  /** `ship:SEAT.DIE` */
  id: string;
  seat: Seat;
  die: number;
  /** Missing in the reserve. */
  number?: number;
  place: "map" | "scrapyard" | "reserve" | "hand";
  square?: string;
  moved?: boolean;
  used?: boolean;
  /** It has attacked with Strike or Tactical this turn. */
  struck?: boolean;
}

export interface CommandCard {
  card: string;
  spent?: boolean;
  waits?: boolean;
}

export interface SeatState {
  seat: Seat;
  dominance: number;
  research: number;
  /** Cubes not yet placed. */
  cubes: number;
  commands: CommandCard[];
}

export interface CombatSide {
  number: number;
  roll?: number;
  modifier?: number;
  total?: number;
}

export interface Combat {
  attacker: string;
  defender: string;
  launch: string;
  at: string;
  kind: string;
  attack: CombatSide;
  defense: CombatSide;
  /** The attacker's chance as the fight stands; missing once it is decided. */
  odds?: { win: number; both: number };
}

export interface QuantumView extends View {
  layout: { id: string; columns: number; rows: number; cubes: number };
  /** Every space; planets are not spaces. */
  squares: string[];
  tiles: Tile[];
  ships: Ship[];
  seats: SeatState[];
  market: {
    command: string[];
    gambit: string[];
    decks: { command: number; gambit: number };
    discards: { command: string[]; gambit: string[] };
  };
  /** Missing before the first turn. */
  turn?: { number: number; seat: Seat; actions: number; granted: number; bonus?: boolean; due?: number; queued?: number };
  combat?: Combat;
  start?: Seat;
}
