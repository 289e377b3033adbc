// Made from starhold.games.forbidden_stars.view.shape by `npm run types`; do not edit.

/** An area; `controller` is a seat, -1 for nobody, -2 for contested; `mark`: objective tokens may lie here. */
export interface Area {
  assets?: string[];
  capacity: number;
  controller: number;
  id: string;
  mark?: boolean;
  materiel?: number;
  objectives?: Objectives[];
  owner?: number;
  structures?: string[];
  units?: Units[];
  world?: boolean;
}

/** How many units were bought in this Deploy, of how many. */
export interface Bought {
  bought: number;
  limit: number;
}

/** Combat cards; their owner sees hand and face-down card, others how many. */
export interface Cards {
  facedown?: boolean | string;
  hand: number | string[];
  left: number | number[];
}

/** A combat card: its bolters, shields and morale, its price, and the units that its lower ability needs. */
export interface CombatCard {
  cost: number;
  icons: number[];
  level: number;
  needs: string[];
}

/** Damage to give to own units: how much, the hits that are forced, and what a target of each type takes at most. */
export interface Damage {
  hits: Hit[];
  left: number;
  takes: Record<string, number>;
}

/** Dice by face. */
export interface Dice {
  defence: number;
  morale: number;
  offence: number;
}

/** How the latest combat ended, the attacker's side first. `reason`: morale decided; nothing of the loser was left; only routed units stood there; nothing of either side was left. `fate` is what became of the loser's last units. */
export interface Ended {
  area: string;
  fate: "lost" | "none" | "retreated";
  reason: "gone" | "morale" | "nobody" | "routed";
  round: number;
  sides: EndedSide[];
  to?: string;
  winner?: number;
}

/** A side of a combat that has ended. */
export interface EndedSide {
  lost: Loss[];
  morale?: number;
  seat: number;
}

/** An event card: whether it is a scheme, its storm, and when it is played. */
export interface EventCard {
  scheme: boolean;
  storm: string;
  when: string;
}

/** Event cards; their owner sees those in hand, drawn and put apart, others how many. */
export interface Events {
  apart: number | string[];
  deck: number;
  drawn: number | string[];
  held: number | string[];
  may_hold: string[];
  used: (string | Hidden)[];
}

/** Type and upgrade of an order token. */
export interface Face {
  copy?: number;
  order: string;
  upgrade?: string;
}

/** The fight under way, the attacker's side first. `hand` are the own cards, each with whether its lower ability would work now; `assign` is the own damage that is still to be given to units. */
export interface Fight {
  ahead?: number;
  area?: string;
  assign?: Damage;
  hand?: Record<string, boolean>;
  kind: "combat" | "strike";
  origins?: string[];
  round: number;
  sides: FightSide[];
}

/** A side of a fight; `damage` is what it would take now. */
export interface FightSide {
  bolters: number;
  damage: number;
  dice: Dice;
  morale?: number;
  plays?: Play[];
  reinforcement?: number;
  seat: number;
  shields: number;
  tokens: Tokens;
  units_dice?: number;
}

/** The back of an event card. */
export interface Hidden {
  icon: string;
}

/** A unit that takes damage. */
export interface Hit {
  routed: boolean;
  unit: string;
}

/** The most there can be. */
export interface Limits {
  materiel: number;
  rounds: number;
  structures: number;
}

/** How many units of a type were lost. */
export interface Loss {
  count: number;
  unit: string;
}

/** How many objective tokens of a seat lie in an area. */
export interface Objectives {
  count: number;
  seat: number;
}

/** An order token and where it is: `hand`, `used`, `deck` or `laid`. */
export interface Order {
  copy?: number;
  order: string;
  place: string;
  upgrade?: string;
}

/** The order that is being carried out. */
export interface OrderNow {
  order: string;
  seat: number;
  system: string;
}

/** Order tokens: how many can be laid and are laid; all of them for their owner, else those everybody has seen. */
export interface Orders {
  hand: number;
  known?: Order[];
  laid: number;
  revealed?: Face;
  tokens?: Order[];
}

/** A card that lies face up; `enabled`: its lower ability works now, `by` these units. */
export interface Play {
  by?: string[];
  card: string;
  counts: boolean;
  enabled?: boolean;
  play: number;
  round: number;
}

/** What is printed on the pieces of a faction. */
export interface Printed {
  cards: Record<string, CombatCard>;
  dominate: string;
  events: Record<string, EventCard>;
  units: Record<string, UnitFigures>;
  upgrades: Record<string, Upgrade>;
}

/** A player. `auto` and `answers` are for its owner; without a faction its parts are missing. */
export interface SeatState {
  alive: boolean;
  answers?: number[];
  assets: Record<string, number>;
  auto?: number;
  bonus: number[];
  cards: Cards;
  collected: number;
  command: number;
  deck?: string[];
  dice: number[];
  due: number[];
  events?: Events;
  faction?: string;
  gone?: string[];
  materiel: number;
  needed: number;
  orders: Orders;
  peeked: boolean;
  pieces?: Record<string, number>;
  placed: number;
  seat: number;
  shown: number[];
  tiles: number[];
  upgrades?: Record<string, string>;
}

/** What a player can buy. */
export interface Shop {
  limit?: Bought;
  units: ShopUnit[];
}

/** A unit to buy; `forges` are the forge tokens needed, -1 out of reach. */
export interface ShopUnit {
  forges: number;
  price: number;
  supply: number;
  unit: string;
}

/** What is drawn beside the situation. `contested`: an Advance has made this area contested, its combat is still to come; `last_combat` stays until the next order is resolved. */
export interface Show {
  contested?: string;
  fight?: Fight;
  last_combat?: Ended;
  limits: Limits;
  order?: OrderNow;
  prices: Record<string, number>;
  printed: Record<string, Printed>;
  seats: Standing[];
  shop?: Shop;
  tiles?: TileFace[];
  windows: string[];
}

/** Worlds, income and structures of a seat. */
export interface Standing {
  income: number;
  structures: number;
  worlds: number;
}

/** What a seat sees; `moment` and `pending` are for programs. */
export interface StarsView {
  active: number;
  first: number;
  game: string;
  moment: Record<string, unknown>;
  options: Record<string, boolean | string | number>;
  pending: Record<string, unknown>;
  phase: string;
  reading?: number;
  round: number;
  rules: number;
  seats: SeatState[];
  show: Show;
  storms: Storm[];
  systems: System[];
  winners: number[];
  you?: number;
}

/** A storm and whether it has moved in this round. */
export interface Storm {
  edge: string;
  moved: boolean;
}

/** What an orbital strike promises, from the dice alone: the damage to expect, and the chances that something, and that everything there, is destroyed. */
export interface StrikeOdds {
  clear: number;
  damage: number;
  destroy: number;
  dice: number;
}

/** A tile on the table; its areas are NW, NE, SE, SW, its stack of orders from the bottom up. */
export interface System {
  areas: Area[];
  cell: string;
  seat: number;
  stack: Token[];
  tile: string;
  turn: number;
}

/** A tile face as it lies at rotation 0. */
export interface TileFace {
  areas: Area[];
  tile: string;
}

/** An order token in a stack; its face only for those who may know it. */
export interface Token {
  copy?: number;
  order?: string;
  seat: number;
  upgrade?: string;
}

/** Combat tokens by kind. */
export interface Tokens {
  defence: number;
  offence: number;
}

/** The printed figures of a unit. */
export interface UnitFigures {
  box: number;
  cost: number;
  dice: number;
  forge: number;
  health: number;
  kind: "ground" | "ship";
  level: number;
  morale: number;
}

/** Units of one type in an area; `count` are all of them, the routed ones included. */
export interface Units {
  count: number;
  routed: number;
  seat: number;
  unit: string;
}

/** An order upgrade. */
export interface Upgrade {
  cost: number;
  level: number;
  order: string;
}
