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

/** Where do `moves` of all seats lead from a moment? What is not known is drawn from `luck`. */
export interface AskTrial {
  type: "try";
  id: string;
  version: number;
  moves?: string[];
  luck?: number;
  seat?: number | null;
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

/** What the clock of a seat shows: milliseconds `left`, and `how` it goes on from now. It `runs`, `stands` because its seat is not asked, or `rests`: a night, a vacation. `warned`: soon over. */
export interface ClockInfo {
  seat: number;
  left: number;
  how: string;
  warned?: boolean;
}

/** The clocks of the table as they are now. */
export interface Clocks {
  type: "clocks";
  seats: ClockInfo[];
}

/** I do not want to undo: the bots need not wait. */
export interface Done {
  type: "done";
  seat: number;
  version: number;
}

/** Why a request was refused: a reason id for programs, a sentence for the visitor. */
export interface ErrorBody {
  reason: string;
  text: string;
  args?: Record<string, boolean | string | number>;
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
  terms?: Terms;
  seed?: string | number | null;
}

/** Offer `seat` to whoever wants to play it on, or keep it after all. */
export interface Offer {
  type: "offer";
  seat: number;
  open?: boolean;
}

/** How fast is played. `time` and `increment` are seconds, `vacation` days for each seat. `none`: no clock. `live` and `days`: a bank of time for the whole game, with an increment each time a seat has done what it was asked; `move`: so much each time. `sleep`: the sleeping hours of a seat do not count. */
export interface Pace {
  kind?: "days" | "live" | "move" | "none";
  time?: number;
  increment?: number;
  vacation?: number;
  sleep?: boolean;
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

/** What people decide together now. `seat` has proposed it, -1: the server, by the table's absentee rule. `whom` is the absent seat; `agreed` and `declined` are the seats that have voted, `waits` for those that may still; `asks`: the visitor is one of them. */
export interface ProposalInfo {
  number: number;
  what: string;
  seat: number;
  whom?: number;
  agreed?: number[];
  declined?: number[];
  waits?: number[];
  asks?: boolean;
}

/** Propose a draw, the end of the game without a result, or that a bot plays for the absent person of `seat`. */
export interface Propose {
  type: "propose";
  what: "bot" | "draw" | "end";
  seat?: number | null;
}

/** The message changed nothing; `retry` says that the same message may succeed later. */
export interface Refused {
  type: "refused";
  reason: string;
  text: string;
  id?: string;
  clause?: string;
  args?: Record<string, boolean | string | number>;
  version?: number;
  retry?: boolean;
}

/** Go on with a game that was put away because nobody played. */
export interface Reopen {
  type: "reopen";
}

/** Give up the game of `seat`. Between two it ends; else a bot plays the seat on. */
export interface Resign {
  type: "resign";
  seat: number;
}

/** Take `seat` back from the bot that plays for me. */
export interface Return {
  type: "return";
  seat: number;
}

/** A seat as others see it. `out`: `resigned` or `forfeited`; `stood_in`: a bot plays for the person, who may come back; `offered` to a substitute; `former`: who has played it before; `late`: its time is over; `away`: on vacation until then, in milliseconds since 1970. To oneself: days of `vacation` left, and one's hours of `sleep`. */
export interface SeatInfo {
  seat: number;
  kind: string;
  name?: string;
  bot?: string;
  mine?: boolean;
  online?: boolean;
  out?: string;
  stood_in?: boolean;
  offered?: boolean;
  former?: string;
  late?: boolean;
  away?: number;
  vacation?: number;
  sleep?: Sleep | null;
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

/** When I sleep, in minutes of my day: my clock stands then. `zone` is a name as `Europe/Berlin`. */
export interface Sleep {
  type: "sleep";
  seat: number;
  zone: string;
  begins: number;
  ends: number;
}

/** Take over a seat that is offered. */
export interface Substitute {
  type: "substitute";
  seat: number;
  invite?: string;
}

/** A table as one visitor sees it; `invite` is for those who sit there. Of a finished one `won` are the seats that have won and `ended` the time, in milliseconds since 1970. `closable`: the visitor may end it; `freed`: its owner has taken the visitor's seat away. `ending`: how it has ended beside its rules; `fades`: when it is put away, in milliseconds since 1970, unless somebody does something. `left`, in lists: milliseconds that the visitor has left where a clock of theirs is asked. */
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
  terms?: Terms;
  ending?: string;
  proposal?: ProposalInfo | null;
  fades?: number;
  left?: number;
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

/** What a table agrees on beside its rules. `absent` is what happens when somebody's time is over: everybody waits, the others vote, a bot takes over, the seat is forfeited. `moment`: so many seconds bots wait for a person's undo; -1: until that person is done. */
export interface Terms {
  pace?: Pace;
  absent?: "bot" | "forfeit" | "vote" | "wait";
  moment?: number;
}

/** Be away for so many days from now on; 0: I am back. */
export interface Vacation {
  type: "vacation";
  seat: number;
  days: number;
}

/** Agree to the proposal of that number, or decline it. */
export interface Vote {
  type: "vote";
  number: number;
  agree: boolean;
}

/** Why an option is impossible; without a reason it is possible. */
export interface Why {
  type: "why";
  id: string;
  reason?: string;
  clause?: string;
  args?: Record<string, boolean | string | number>;
  text?: string;
}

/** Take my proposal back. */
export interface Withdraw {
  type: "withdraw";
  number: number;
}
