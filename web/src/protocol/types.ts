/** The messages of docs/protocol.md, as types. The client knows no rules: everything here is drawn or sent back. */

/** A number from 0. */
export type Seat = number;

/** Something that can be clicked: `ship:0.2`, `square:d4`, `action:build`, `control:end` … */
export type Target = string;

/** A Fluent message id with its arguments; the argument's name tells its type. */
export interface Words {
  id: string;
  args?: Args;
}

export type Args = Record<string, string | number>;

export interface Me {
  id: string;
  name: string;
  language: Language;
}

export type Language = "en" | "ja" | "ru";

/** One question that the creator of a table answers; words: `choice-ID`, `choice-ID.help`, `choice-ID-VALUE`. */
export interface Choice {
  id: string;
  values: ChoiceValue[];
  default: ChoiceValue;
  clause?: string;
  /** The numbers of seats that have it; all where missing. */
  seats?: number[];
}

export type ChoiceValue = string | number | boolean;

export interface Layout {
  id: string;
  players: number | number[];
  cubes: number | Record<string, number>;
  void?: boolean;
  /** Planet numbers by row from the top; 0 or null where there is no planet (The Void or a gap). */
  rows: (number | null)[][];
  /** Tile positions [x, y] where players may start. */
  starts: [number, number][];
  uneven?: boolean;
}

export interface GameInfo {
  id: string;
  seats: { min: number; max: number };
  choices: Choice[];
  layouts: Layout[];
  bots: string[];
}

export interface TableSeat {
  seat: Seat;
  kind: "person" | "bot" | "open";
  name?: string;
  bot?: string;
  mine?: boolean;
  online?: boolean;
}

export interface Table {
  id: string;
  name: string;
  game: string;
  status: "open" | "playing" | "over";
  options: Record<string, ChoiceValue>;
  seats: TableSeat[];
  owner?: boolean;
  public?: boolean;
  watching?: number;
  invite?: string;
  /** Seats that are asked now. */
  turn?: Seat[];
  version: number;
}

export interface NewTable {
  game: string;
  name?: string;
  options: Record<string, ChoiceValue>;
  /** `me`, `open`, `bot:captain`, `same-screen:Name`. */
  seats: string[];
  public: boolean;
  seed?: number;
}

/** What every view has; a game's own view type adds to it. */
export interface View {
  game: string;
  you?: Seat;
  phase: string;
  winner?: Seat;
}

export interface Option {
  /** The text form; this is what is sent. */
  text: string;
  kind: string;
  label: Words;
  /** Orders of clicks that lead to the option. */
  paths: Target[][];
  cost?: number;
  spends?: string[];
  steps?: number;
  odds?: { win: number; both: number };
  /** It rolls dice or turns cards: it cannot be undone. */
  rolls?: boolean;
}

export interface Refusal {
  target: Target;
  reason: string;
  clause?: string;
  args?: Args;
}

export interface Decision {
  /** Seats that are asked; empty when the game is over. */
  actors: Seat[];
  kind: string;
  prompt: Words;
  options: Option[];
  refusals?: Refusal[];
}

export interface LogLine {
  seq: number;
  line: number;
  seat?: Seat;
  turn?: number;
  type: string;
  args: Args;
}

export interface Undo {
  seat: Seat;
  allowed: boolean;
  reason?: string;
}

export interface Update {
  type: "update";
  version: number;
  view?: View;
  decision?: Decision;
  log?: LogLine[];
  undo?: Undo[];
  table?: Table;
}

export interface Accepted {
  type: "accepted";
  id: string;
  version: number;
}

export interface Refused {
  type: "refused";
  id?: string;
  reason: string;
  clause?: string;
  args?: Args;
  text?: string;
  version?: number;
  /** The same message may succeed later. */
  retry?: boolean;
}

export interface Ghost {
  type: "ghost";
  id: string;
  version: number;
  view: View;
}

export interface Why {
  type: "why";
  id: string;
  reason?: string;
  clause?: string;
  args?: Args;
  text?: string;
}

export type ServerMessage =
  | Update
  | Accepted
  | Refused
  | Ghost
  | Why
  | { type: "presence"; table: Table }
  | { type: "pong" };

export type ClientMessage =
  | { type: "option"; id: string; seat: Seat; version: number; option: string }
  | { type: "undo"; id: string; seat: Seat; version: number }
  | { type: "why"; id: string; seat: Seat; option: string }
  | { type: "ghost"; id: string; version: number }
  | { type: "ping" };

export interface RuleChapter {
  title: string;
  /** `mark` tells where a clause comes from, such as `[faq] (unverified)`. */
  clauses: { id: string; mark?: string; text: string }[];
}
