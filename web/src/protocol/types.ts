/**
 * The messages of docs/protocol.md. What the server has as types is generated (wire.ts) and only narrowed here; views,
 * decisions and log lines come from the games. The client knows no rules: all of it is drawn or sent back.
 */
import type { Chat } from "./chat";
import type { Patch } from "./patch";
import type * as wire from "./wire";

export type { NewTable, Sit, ClockInfo, Pace, ProposalInfo, Terms, Chapter as RuleChapter, ChoiceInfo as Choice, Accepted } from "./wire";

/** A type with some of its fields known more exactly than the server's schema says. */
type Narrow<T, Known> = Omit<T, keyof Known> & Known;

/** A number from 0. */
export type Seat = number;

/** Something that can be clicked: `ship:0.2`, `square:d4`, `action:build`, `control:end` … */
export type Target = string;

/** The value of a table option. */
export type ChoiceValue = wire.ChoiceInfo["default"];

export type Language = "en" | "ja" | "ru";

/** The argument's name tells its type. */
export type Args = Record<string, string | number>;

/** A Fluent message id with its arguments. */
export interface Words {
  id: string;
  args?: Args;
}

export type Me = Narrow<wire.Me, { language: Language }>;

export interface Layout {
  id: string;
  players: number;
  cubes: number;
  void?: boolean;
  /** Planet numbers by row from the top; 0 is The Void, null no tile. */
  rows: (number | null)[][];
  /** Tiles [x, y] where players may start. */
  starts: [number, number][];
  /** The starting planets are not alike. */
  uneven?: boolean;
}

export type GameInfo = Narrow<wire.GameInfo, { layouts: Layout[] }>;

export type TableSeat = Narrow<wire.SeatInfo, { kind: "person" | "bot" | "open" }>;

export type Table = Narrow<wire.TableInfo, { status: "open" | "playing" | "over"; seats: TableSeat[] }>;

/** Own tables, those of others to join, and those of others to watch. */
export type ListName = keyof wire.Pages;

export type TableList = Narrow<wire.TableList, { mine: Table[]; open: Table[] }>;

export type TablePart = Narrow<wire.TablePage, { tables: Table[] }>;

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
  /** So many clicks at the start of each path may come in any order. */
  any?: number;
  cost?: number;
  spends?: string[];
  steps?: number;
  odds?: { win: number; both: number };
  /** It rolls dice or turns cards: it cannot be undone. */
  rolls?: boolean;
  /** What to know before taking it; shown with it, never in its way. */
  hint?: Words;
}

/** An option as it is sent: with `each` it stands for several that differ in the word written as `*`. */
export interface Entry extends Option {
  each?: string[];
}

export interface Refusal {
  target: Target;
  reason: string;
  clause?: string;
  args?: Args;
}

export interface Decision<Choice = Option> {
  /** Seats that are asked; empty when the game is over. */
  actors: Seat[];
  kind: string;
  /** What is asked, and the clause with which its rule begins. */
  prompt: Words & { clause?: string };
  options: Choice[];
  /** What a seat may do even when it is not asked. */
  standing?: Choice[];
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

/** The state of a table; without a view as long as its game has not begun. */
export interface Update {
  type: "update";
  version: number;
  view?: View;
  /** In place of the view: what is new of it since the update before, as a JSON Merge Patch. */
  patch?: Patch;
  decision?: Decision<Entry>;
  log?: LogLine[];
  undo?: Undo[];
  /** Own messages that stand in the record now. */
  accepted?: string[];
  /** Nobody has the screen: what is shown is for everybody, until this own seat lifts the curtain. */
  curtain?: { seat: Seat };
  /** The log is the whole one, told to another reader than before. */
  afresh?: boolean;
  table?: Table;
}

/** Why the controls are grey that the seat cannot use; follows the update of its version. */
export interface Reasons {
  type: "reasons";
  version: number;
  refusals: Refusal[];
}

export interface Ghost {
  type: "ghost";
  id: string;
  version: number;
  view: View;
}

/** The log with another's knowledge. */
export interface Story {
  type: "story";
  id: string;
  log: LogLine[];
}

/** Where moves lead that are tried out. */
export interface Tried {
  type: "tried";
  id: string;
  version: number;
  view: View;
  decision: Decision<Entry>;
  refusals: Refusal[];
  log: LogLine[];
}

/** Chances as far as the viewer can know them. What is missing to 1 is the chance that nobody wins. */
export interface Chances {
  chances: { seat: Seat; win: number }[];
  /** How many cases were played through; exact without. */
  samples?: number;
  /** What is taken for granted. */
  assumes: Words[];
}

export type Estimate = Narrow<wire.Estimate, { estimate?: Chances | null }>;
export type Refused = Narrow<wire.Refused, { args?: Args }>;
export type Why = Narrow<wire.Why, { args?: Args }>;
export type Presence = Narrow<wire.Presence, { table: Table }>;

/** What is settled at a table beside its rules. */
export type Matter =
  | wire.Resign
  | wire.Propose
  | wire.Vote
  | wire.Withdraw
  | wire.Offer
  | wire.Substitute
  | wire.Return
  | wire.Vacation
  | wire.Sleep
  | wire.Done
  | wire.Reopen;
export type ServerMessage = wire.Clocks | Update | Reasons | wire.Accepted | Refused | Ghost | Story | Tried | Why | Estimate | Presence | Chat | wire.Pong;
export type ClientMessage = wire.TakeOption | wire.TakeBack | wire.AskWhy | wire.AskGhost | wire.AskStory | wire.AskEstimate | wire.AskTrial | wire.TakeScreen | wire.Ping;
