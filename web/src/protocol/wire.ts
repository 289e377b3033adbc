// Made from starhold.server.messages by `npm run types`; do not edit.

/** The option or undo stands in the record; `version` is the one after it. */
export interface Accepted {
  type: "accepted";
  id: string;
  version: number;
}

/** The owner fills or frees a seat of a table that has not started. `open`, `bot:NAME`, `same-screen:NAME`, or `same-screen-of:SEAT:NAME` for one more person at the screen of whoever sits at that seat. `whom` is who the owner saw there, by name: it is refused if that has changed since. */
export interface Appoint {
  seat: number;
  to: string;
  whom?: string | null;
}

/** What are the chances at this moment? */
export interface AskEstimate {
  type: "estimate";
  id: string;
  version: number;
}

/** Show an earlier moment; of a finished game also as another `seat` saw it, or with `everything`. */
export interface AskGhost {
  type: "ghost";
  id: string;
  version: number;
  seat?: number | null;
  everything?: boolean;
}

/** Tell the log of a finished game as `seat` read it, or with `everything`. */
export interface AskStory {
  type: "story";
  id: string;
  seat?: number | null;
  everything?: boolean;
}

/** Why is an option impossible? */
export interface AskWhy {
  type: "why";
  id: string;
  seat: number;
  option: string;
}

/** A chapter of the rules. */
export interface Chapter {
  title: string;
  clauses: Clause[];
}

/** A table option: its values, the default first named, the rule clause, and the seat counts that have it. */
export interface ChoiceInfo {
  id: string;
  values: (boolean | string | number)[];
  default: boolean | string | number;
  clause?: string;
  seats?: number[];
}

/** One numbered rule: `mark` tells where it comes from. */
export interface Clause {
  id: string;
  text: string;
  mark?: string;
}

/** Why a request was refused: a reason id for programs, a sentence for the visitor. */
export interface ErrorBody {
  reason: string;
  text: string;
  args?: Record<string, unknown>;
  clause?: string;
}

/** The chances at a moment as the asker can know them; without `estimate` there is nothing to estimate. */
export interface Estimate {
  type: "estimate";
  id: string;
  version: number;
  estimate?: Record<string, unknown> | null;
}

/** A game that tables can be made for. */
export interface GameInfo {
  id: string;
  seats: SeatRange;
  choices: ChoiceInfo[];
  layouts: Record<string, unknown>[];
  bots: string[];
}

/** Where a record came from that did not begin at its table: a `fork` of another game after `seq` entries, whose table (`source`) its owner is told, or an `archive`, a record that was brought as a file. */
export interface Lineage {
  kind: string;
  seq?: number;
  source?: string;
}

/** The visitor. `id` is a public mark that only tells visitors apart. `account` is the name that the visitor is signed in by; `host`: they may see to the server itself. */
export interface Me {
  id: string;
  name: string;
  language: string;
  account?: string;
  host?: boolean;
}

/** What a visitor changes about themselves. */
export interface MePatch {
  name?: string | null;
  language?: string | null;
}

/** A table to be made; seats: `me`, `open`, `bot:NAME`, `same-screen:NAME`. */
export interface NewTable {
  game: string;
  seats: string[];
  options?: Record<string, boolean | string | number>;
  name?: string;
  public?: boolean;
  seed?: string | number | null;
}

/** How long a list of tables is in all; `next` is the mark behind which it goes on, if it does. Tables of others are counted up to 200; 201 says that there are more. */
export interface Page {
  total: number;
  next?: string;
}

/** The three lists: own tables, those of others to join, those of others to watch. */
export interface Pages {
  mine: Page;
  join: Page;
  watch: Page;
}

/** Are you there? */
export interface Ping {
  type: "ping";
}

/** Yes. */
export interface Pong {
  type: "pong";
}

/** Somebody came, left or sat down. */
export interface Presence {
  type: "presence";
  table: TableInfo;
}

/** The message changed nothing; `retry` says that the same message may succeed later. */
export interface Refused {
  type: "refused";
  reason: string;
  text: string;
  id?: string;
  clause?: string;
  args?: Record<string, unknown>;
  version?: number;
  retry?: boolean;
}

/** A seat as others see it. */
export interface SeatInfo {
  seat: number;
  kind: string;
  name?: string;
  bot?: string;
  mine?: boolean;
  online?: boolean;
}

/** How many can play. */
export interface SeatRange {
  min: number;
  max: number;
}

/** Take a seat (any open one if left out). With `name` one more person at the same screen takes it. */
export interface Sit {
  seat?: number | null;
  invite?: string;
  name?: string;
}

/** A table as one visitor sees it; `invite` is for those who sit there. Of a finished one `won` are the seats that have won and `ended` the time, in milliseconds since 1970. `closable`: the visitor may end it; `freed`: its owner has taken the visitor's seat away. */
export interface TableInfo {
  id: string;
  name: string;
  game: string;
  status: string;
  options: Record<string, boolean | string | number>;
  seats: SeatInfo[];
  version: number;
  owner?: boolean;
  public?: boolean;
  watching?: number;
  invite?: string;
  turn?: number[];
  won?: number[];
  ended?: number;
  closable?: boolean;
  freed?: boolean;
  lineage?: Lineage | null;
}

/** The first of the visitor's own tables, and of public ones of others: those to join before those to watch. */
export interface TableList {
  mine: TableInfo[];
  open: TableInfo[];
  pages: Pages;
}

/** The next part of one list. */
export interface TablePage {
  tables: TableInfo[];
  total: number;
  next?: string;
}

/** Undo the last step. */
export interface TakeBack {
  type: "undo";
  id: string;
  seat: number;
  version: number;
}

/** Take an option that was seen at `version`. */
export interface TakeOption {
  type: "option";
  id: string;
  seat: number;
  version: number;
  option: string;
}

/** The player of `seat` has the screen now: lift the curtain and show what they may see. */
export interface TakeScreen {
  type: "look";
  id: string;
  seat: number;
}

/** Why an option is impossible; without a reason it is possible. */
export interface Why {
  type: "why";
  id: string;
  reason?: string;
  clause?: string;
  args?: Record<string, unknown>;
  text?: string;
}
