import type { Reader } from "../browser/moment";
import { Live, type Answer } from "./live.svelte";
import { spreadDecision } from "./spread";
import type { Option } from "./types";

const NOTHING: Promise<Answer> = Promise.resolve({ type: "dropped" });

/** A what-if board: moves of all seats from a moment of a table, which itself is not touched. */
export class Trial extends Live {
  moves = $state.raw<readonly string[]>([]);
  #luck = 1;
  #shown = 0;

  constructor(
    readonly home: Live,
    readonly from: number,
    readonly reader: Reader,
  ) {
    super(home.id);
    this.base = home;
    const table = home.table;
    this.table = table && { ...table, status: "playing", seats: table.seats.map((seat) => ({ ...seat, mine: true })) };
  }

  /** Shows the moment; the answer says why that is not possible, if it is not. */
  begin(): Promise<Answer> {
    return this.#go([]);
  }

  /** The same moves with other dice, and other guesses at what is hidden. */
  reroll(): Promise<Answer> {
    this.#luck += 1;
    return this.#go(this.moves);
  }

  override option(option: Option | string): Promise<Answer> {
    return this.#go([...this.moves, typeof option === "string" ? option : option.text]);
  }

  override undo(): Promise<Answer> {
    return this.#go(this.moves.slice(0, -1));
  }

  async #go(moves: readonly string[]): Promise<Answer> {
    const answer = await this.home.attempt(this.from, [...moves], this.#luck, this.reader);
    if (answer.type !== "tried") return answer;
    this.moves = moves;
    this.view = answer.view;
    this.decision = spreadDecision(answer.decision);
    this.refusals = answer.refusals;
    this.log = [...this.home.log.filter((line) => line.seq <= this.from), ...answer.log.map((line) => ({ ...line, seq: this.from + line.seq }))];
    const allowed = moves.length > 0;
    this.undoable = (this.table?.seats ?? []).map(({ seat }) => ({ seat, allowed, ...(!allowed && { reason: "undo-nothing" }) }));
    this.#shown += 1;
    this.version = this.from + this.#shown;
    return { type: "accepted", id: answer.id, version: this.version };
  }

  override why(): Promise<Answer> {
    return NOTHING;
  }

  override ghost(): Promise<Answer> {
    return NOTHING;
  }

  override story(): Promise<Answer> {
    return NOTHING;
  }

  override estimate(): Promise<Answer> {
    return NOTHING;
  }
}
