// Made from starhold.games.quantum.view.shape by `npm run types`; do not edit.

/** The fight that is being carried out. */
export interface Combat {
  at: string;
  attack: CombatSide;
  attacker: string;
  defender: string;
  defense: CombatSide;
  kind: string;
  launch: string;
  /** As the fight stands; missing once it is decided. */
  odds?: Odds;
}

/** What one side of a combat has so far. */
export interface CombatSide {
  modifier: number;
  number: number;
  roll?: number;
  total?: number;
}

/** A command card in front of a seat. */
export interface CommandCard {
  card: string;
  spent: boolean;
  waits: boolean;
}

/** How many cards are left to draw. */
export interface Decks {
  command: number;
  gambit: number;
}

/** The discarded cards, the latest last. */
export interface Discards {
  command: string[];
  gambit: string[];
}

/** The map that is played on; the size is in squares. */
export interface Layout {
  columns: number;
  cubes: number;
  id: string;
  rows: number;
}

/** The cards on offer, decks and discards. */
export interface Market {
  command: string[];
  decks: Decks;
  discards: Discards;
  gambit: string[];
  /** The card that is taking effect now. */
  picked?: string;
}

/** The attacker's chance to win, and 1 where both ships may be destroyed first. */
export interface Odds {
  both: number;
  win: number;
}

/** What counts for a seat at a planet. */
export interface Orbit {
  /** Numbers of ships on corners, each of which it may count or not. */
  corners?: number[];
  /** What it can count is enough. */
  met?: boolean;
  /** Totals that would do now. */
  needs: number[];
  seat: number;
  /** Of that seat's ships in orbit. */
  sum: number;
}

/** What a seat or a spectator sees; all but `you` is the same for everybody. */
export interface QuantumView {
  combat?: Combat;
  game: string;
  layout: Layout;
  market: Market;
  options: Record<string, string | number | boolean>;
  /** What is in the middle of being carried out, for whoever imagines the state. */
  pending?: Record<string, unknown>;
  phase: "actions" | "advance" | "over" | "setup";
  rules: number;
  seats: SeatState[];
  ships: Ship[];
  /** Every space; planets are not spaces. */
  squares: string[];
  start?: number;
  tiles: Tile[];
  /** Missing before the first turn. */
  turn?: Turn;
  winner?: number;
  you?: number;
}

/** The sheet of a seat. */
export interface SeatState {
  commands: CommandCard[];
  /** Not yet placed. */
  cubes: number;
  dominance: number;
  /** Cards due in its next turn; missing where there are none. */
  owed?: number;
  research: number;
  seat: number;
}

/** A ship of a seat, wherever it is; its id is its target. */
export interface Ship {
  die: number;
  id: string;
  moved: boolean;
  /** Missing in the reserve. */
  number?: number;
  place: "hand" | "map" | "reserve" | "scrapyard";
  seat: number;
  square?: string;
  /** It has attacked with Strike or Tactical this turn. */
  struck?: boolean;
  used: boolean;
}

/** Three by three squares; The Void has no planet. */
export interface Tile {
  capacity?: number;
  /** Owners of the cubes on the planet. */
  cubes?: number[];
  number?: number;
  orbits?: Orbit[];
  planet?: string;
  /** Its top left one. */
  square: string;
  start?: boolean;
  void?: boolean;
}

/** Whose turn it is; actions are those left of the granted ones. */
export interface Turn {
  actions: number;
  bonus: boolean;
  due: number;
  granted: number;
  number: number;
  /** Bonus turns to come. */
  queued?: number;
  seat: number;
}
