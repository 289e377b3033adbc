/** The view of Forbidden Stars (docs/protocol.md). */
import type { Seat, View } from "../../protocol/types";

export interface Units {
  seat: Seat;
  unit: string;
  /** All of them, the routed ones included. */
  count: number;
  routed: number;
}

export interface Area {
  id: string;
  capacity: number;
  /** A seat, -1 for nobody, -2 for contested. */
  controller: number;
  world?: boolean;
  materiel?: number;
  assets?: string[];
  /** Objective tokens may lie here. */
  mark?: boolean;
  structures?: string[];
  owner?: Seat;
  units?: Units[];
  objectives?: { seat: Seat; count: number }[];
}

/** An order token; its face only for those who may know it. */
export interface Token {
  seat: Seat;
  order?: string;
  upgrade?: string;
}

export interface System {
  tile: string;
  cell: string;
  turn: number;
  seat: Seat;
  /** NW, NE, SE, SW. */
  areas: Area[];
  /** Bottom first. */
  stack: Token[];
}

export interface SeatState {
  seat: Seat;
  alive: boolean;
  materiel: number;
  assets: Record<string, number>;
  collected: number;
  needed: number;
  command: number;
  due: number[];
  faction?: string;
  pieces?: Record<string, number>;
  upgrades?: Record<string, string>;
  deck?: string[];
  auto?: number;
  answers?: number[];
  orders: {
    hand: number;
    laid: number;
    tokens?: { order: string; upgrade?: string; place: string }[];
    known?: { order: string; upgrade?: string; place: string }[];
    revealed?: { order: string; upgrade?: string };
  };
  cards: { hand: number | string[]; left: number; facedown?: boolean | string };
  events?: {
    deck: number;
    may_hold: string[];
    held: number | string[];
    drawn: number | string[];
    used: (string | { icon: string })[];
  };
}

export interface UnitFigures {
  kind: "ground" | "ship";
  level: number;
  cost: number;
  forge: number;
  dice: number;
  health: number;
  morale: number;
  box: number;
}

export interface CombatCard {
  /** Bolters, shields, morale. */
  icons: [number, number, number];
  level: number;
  cost: number;
  needs: string[];
}

export interface Printed {
  units: Record<string, UnitFigures>;
  cards: Record<string, CombatCard>;
  upgrades: Record<string, { order: string; level: number; cost: number }>;
  events: Record<string, { scheme: boolean; storm: string; when: string }>;
  dominate: string;
}

/** A combat card that lies face up. */
export interface Play {
  card: string;
  round: number;
  play: number;
  counts: boolean;
  /** Whether its lower ability works now, and the units that make it work. */
  enabled?: boolean;
  by?: string[];
}

export interface FightSide {
  seat: Seat;
  dice: Record<"offence" | "defence" | "morale", number>;
  tokens: Record<"offence" | "defence", number>;
  bolters: number;
  shields: number;
  /** What this side would take now. */
  damage: number;
  morale?: number;
  units_dice?: number;
  reinforcement?: number;
  plays?: Play[];
}

/** Damage to give to own units: how much, the hits that are forced, and what a target of each type takes at most. */
export interface Damage {
  left: number;
  hits: { unit: string; routed: boolean }[];
  takes: Record<string, number>;
}

export interface Fight {
  kind: "combat" | "strike";
  area?: string;
  round: number;
  ahead?: Seat;
  origins?: string[];
  /** Own hand: whether the lower ability would work now. */
  hand?: Record<string, boolean>;
  /** Own damage that is still to be given to units, and what was given so far. */
  assign?: Damage;
  /** Attacker, defender. */
  sides: FightSide[];
}

/** How the latest combat ended. */
export interface Ended {
  round: number;
  area: string;
  winner?: Seat;
  /** Morale decided; nothing of the loser was left; only routed units stood there; nothing of either side was left. */
  reason: "morale" | "gone" | "routed" | "nobody";
  /** Attacker, defender. */
  sides: { seat: Seat; lost: { unit: string; count: number }[]; morale?: number }[];
  /** What became of the loser's last units. */
  fate: "retreated" | "lost" | "none";
  to?: string;
}

/** What an orbital strike promises, from the dice alone. */
export interface StrikeOdds {
  dice: number;
  /** Expected. */
  damage: number;
  /** Chances that something, and that everything there, is destroyed. */
  destroy: number;
  clear: number;
}

export interface ShopUnit {
  unit: string;
  price: number;
  /** Forge tokens needed; -1 out of reach. */
  forges: number;
  supply: number;
}

export interface StarsView extends View {
  round: number;
  first: Seat;
  active: Seat;
  systems: System[];
  storms: { edge: string; moved: boolean }[];
  seats: SeatState[];
  winners: Seat[];
  options: Record<string, string | number | boolean>;
  show: {
    printed: Record<string, Printed>;
    prices: Record<string, number>;
    windows: string[];
    limits: { materiel: number; structures: number; rounds: number };
    seats: { worlds: number; income: number; structures: number }[];
    order?: { order: string; system: string; seat: Seat };
    shop?: { units: ShopUnit[]; limit?: { bought: number; limit: number } };
    /** An Advance has made this area contested; its combat is still to come. */
    contested?: string;
    fight?: Fight;
    /** Until the next order is resolved. */
    last_combat?: Ended;
    tiles?: { tile: string; areas: Area[] }[];
  };
}
