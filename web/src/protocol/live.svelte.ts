import { at } from "../browser/address";
import type { Reader } from "../browser/moment";
import { Line, realClock, type Clock, type Open } from "./line.svelte";
import { mergeLog } from "./log";
import { patched } from "./patch";
import { Requests, type Answer } from "./requests";
import { share } from "./share";
import { spreadDecision } from "./spread";
import { Talk } from "./talk.svelte";
import type { ClientMessage, ClockInfo, Decision, LogLine, Option, Refusal, Refused, Seat, ServerMessage, Table, Undo, Update, View } from "./types";

export type { Answer } from "./requests";

/** Where Live gets its sockets and its time from; tests hand in their own. */
export interface Outside {
  open?: Open;
  clock?: Clock;
}

/** What a person should know of the connection: being opened again, a move without answer, silence. */
export type Trouble = "" | "reconnecting" | "unanswered" | "stale";

/** Milliseconds after which a person wonders what became of their move. */
const ANSWERED_WITHIN = 2_000;

/**
 * A table as it is now, kept up to date over a WebSocket.
 *
 * All fields are reactive. After a broken line it reconnects by itself and resumes from the last version that it saw.
 */
export class Live {
  /** How many own moves have been without an answer for longer than a person waits for one. */
  #overdue = $state(0);
  view = $state.raw<View | undefined>();
  decision = $state.raw<Decision | undefined>();
  /** Why controls are grey; a moment after the decision those before it still stand here. */
  refusals = $state.raw<readonly Refusal[]>([]);
  log = $state.raw<readonly LogLine[]>([]);
  undoable = $state.raw<readonly Undo[]>([]);
  table = $state.raw<Table | undefined>();
  /** The own seat that the screen is to be passed to, while a curtain is down between two players at it. */
  curtain = $state.raw<Seat | undefined>();
  /** The last refusal that answers no request, such as a message that came too fast. */
  complaint = $state.raw<Refused | undefined>();
  /** What the clocks of the seats have shown at `clocksAt`, in milliseconds of this device. */
  clocks = $state.raw<readonly ClockInfo[]>([]);
  clocksAt = $state(0);
  /** Number of record entries seen; -1 before the first update. */
  version = $state(-1);

  /** The view as the server knows that it is here: what patches are for. */
  #whole: View | undefined;
  readonly talk: Talk;
  /** The table that this is a what-if board of; and the board that is tried out here, while there is one. */
  base: Live | undefined;
  trial = $state.raw<Live | undefined>();
  readonly #requests = new Requests();
  readonly #line: Line;
  readonly #clock: Clock;

  constructor(
    readonly id: string,
    outside: Outside = {},
  ) {
    this.talk = new Talk(id);
    this.#clock = outside.clock ?? realClock;
    this.#line = new Line(
      () => this.#address(),
      (message) => {
        this.#take(message as ServerMessage);
      },
      outside,
    );
  }

  /** `connecting`, `open`, `waiting` (before another attempt) or `closed`. */
  get state(): Line["state"] {
    return this.#line.state;
  }

  /** The connection was lost or could not be made, and is being tried again. */
  get broken(): boolean {
    return this.#line.broken;
  }

  /** What is wrong with the connection, if anything; the first is the worst. */
  get trouble(): Trouble {
    if (this.broken) return "reconnecting";
    if (this.#overdue > 0) return "unanswered";
    return this.#line.stale ? "stale" : "";
  }

  /** The own seats that are asked now. */
  get myTurn(): Seat[] {
    const actors = this.decision?.actors ?? this.table?.turn ?? [];
    return actors.filter((seat) => this.table?.seats[seat]?.mine && this.table.seats[seat].kind === "person");
  }

  /** The seat for which the options of the current decision are. */
  get seat(): Seat | undefined {
    return this.view?.you;
  }

  start(): void {
    this.#line.start();
  }

  /** Hangs up for good. */
  stop(): void {
    this.#line.stop();
    this.#requests.drop();
  }

  /** Sends an option of the current decision, with the version that it was seen at. */
  option(option: Option | string, seat: Seat = this.seat ?? 0): Promise<Answer> {
    const text = typeof option === "string" ? option : option.text;
    return this.#move((id) => ({ type: "option", id, seat, version: this.version, option: text }));
  }

  /** Takes back the last step. */
  undo(seat: Seat = this.seat ?? 0): Promise<Answer> {
    return this.#move((id) => ({ type: "undo", id, seat, version: this.version }));
  }

  /** Asks why an option is not possible. */
  why(option: string, seat: Seat = this.seat ?? 0): Promise<Answer> {
    return this.#ask((id) => ({ type: "why", id, seat, option }));
  }

  /** The view of an earlier moment, of a finished game also with another's knowledge. */
  ghost(version: number, reader: Reader = {}): Promise<Answer> {
    return this.#ask((id) => ({ type: "ghost", id, version, ...reader }));
  }

  /** The log of a finished game with another's knowledge. */
  story(reader: Reader): Promise<Answer> {
    return this.#ask((id) => ({ type: "story", id, ...reader }));
  }

  /** The chances at this moment. */
  estimate(): Promise<Answer> {
    return this.#ask((id) => ({ type: "estimate", id, version: this.version }));
  }

  /** Where moves of all seats lead from a moment, with dice that follow from `luck`. */
  attempt(version: number, moves: string[], luck: number, { seat }: Reader): Promise<Answer> {
    return this.#ask((id) => ({ type: "try", id, version, moves, luck, seat }));
  }

  /** Lifts the curtain: the player of the seat has the screen. */
  look(seat: Seat): Promise<Answer> {
    return this.#ask((id) => ({ type: "look", id, seat }));
  }

  #move(make: (id: string) => Exclude<ClientMessage, { type: "ping" }>): Promise<Answer> {
    const answer = this.#ask(make);
    let late = 0;
    const cancel = this.#clock.after(ANSWERED_WITHIN, () => (this.#overdue += late = 1));
    void answer.then(() => {
      cancel();
      this.#overdue -= late;
    });
    return answer;
  }

  #ask(make: (id: string) => Exclude<ClientMessage, { type: "ping" }>): Promise<Answer> {
    const { message, answer } = this.#requests.add(make);
    this.#line.send(message);
    return answer;
  }

  #address(): string {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    return `${scheme}//${location.host}${at(`/api/tables/${encodeURIComponent(this.id)}/live?since=${String(Math.max(this.version, 0))}&patches`)}`;
  }

  #take(message: ServerMessage): void {
    switch (message.type) {
      case "update":
        this.#update(message);
        break;
      case "reasons":
        if (message.version === this.version) this.refusals = message.refusals;
        break;
      case "presence":
        this.table = message.table;
        break;
      case "chat":
        this.talk.take(message);
        break;
      case "clocks":
        this.clocks = message.seats;
        this.clocksAt = Date.now();
        break;
      case "pong":
        break;
      default:
        if (message.id) this.#requests.settle(message.id, message);
        else if (message.type === "refused") this.complaint = message;
    }
  }

  #update(update: Update): void {
    this.#renew(update);
    for (const id of update.accepted ?? []) this.#requests.settle(id, { type: "accepted", id, version: update.version });
    if (update.curtain) this.#requests.drop();
  }

  #renew(update: Update): void {
    const view = update.patch ? (patched(this.#whole, update.patch) as unknown as View) : update.view;
    this.#whole = view;
    if (update.version < this.version) return;
    this.version = update.version;
    this.curtain = update.curtain?.seat;
    if (update.curtain || update.afresh) this.#forget();
    this.view = view && share(this.view, view);
    this.decision = update.decision && spreadDecision(update.decision);
    this.undoable = update.undo ?? [];
    this.log = mergeLog(this.log, update.log ?? []);
    if (update.table) this.table = update.table;
    if (this.#line.resumed()) for (const message of this.#requests.unanswered(update.version)) this.#line.send(message);
  }

  /** What one player at this screen was told is not for the next. */
  #forget(): void {
    this.trial = undefined;
    this.view = undefined;
    this.log = [];
    this.refusals = [];
    this.complaint = undefined;
  }
}
