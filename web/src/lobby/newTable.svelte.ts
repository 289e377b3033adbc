import type { Choice, ChoiceValue, GameInfo, Layout, NewTable, Pace, Terms } from "../protocol/types";
import { fits, usual } from "./catalogue";

/** Who takes a seat: `me`, `open`, `same-screen` (with a name) or `bot:NAME`. */
export interface Chair {
  key: number;
  who: string;
  name: string;
}

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/** The times that each kind of pace offers, in seconds; the second one is the usual. */
export const TIMES: Readonly<Record<NonNullable<Pace["kind"]>, readonly number[]>> = {
  none: [],
  live: [20 * MINUTE, 45 * MINUTE, 60 * MINUTE, 90 * MINUTE, 180 * MINUTE],
  move: [DAY / 2, DAY, 2 * DAY, 3 * DAY, 7 * DAY],
  days: [3 * DAY, 7 * DAY, 14 * DAY, 30 * DAY],
};

/** Everything that the creator of a table decides. */
export class NewTableForm {
  chairs = $state<Chair[]>([]);
  name = $state("");
  isPublic = $state(false);
  /** How fast is played: `none`, `live`, `move` or `days`; times in seconds. */
  pace = $state<NonNullable<Pace["kind"]>>("none");
  time = $state(0);
  increment = $state(0);
  vacation = $state(0);
  sleep = $state(false);
  absent = $state<NonNullable<Terms["absent"]>>("wait");
  /** Seconds that bots wait for an undo; -1: until one is done. */
  moment = $state(0);
  #options = $state<Record<string, ChoiceValue>>({});
  #keys = 0;

  constructor(readonly game: GameInfo) {
    this.chairs = [this.#chair("me")];
    while (this.chairs.length < game.seats.min) this.chairs.push(this.#chair("open"));
  }

  /** The layouts for as many players as there are seats. */
  get layouts(): Layout[] {
    return this.game.layouts.filter((layout) => fits(layout, this.chairs.length));
  }

  /** The table options apart from the map. */
  get choices(): Choice[] {
    const seats = this.chairs.length;
    return this.game.choices.filter((choice) => choice.id !== "layout" && (choice.seats?.includes(seats) ?? true));
  }

  /** The chosen map; the first one for the number of seats unless changed. */
  get layout(): string {
    return String(this.#options["layout"] ?? this.layouts[0]?.id ?? "");
  }

  /** Whether the map may be left to chance. */
  get canBeRandom(): boolean {
    return this.game.choices.some((choice) => choice.id === "layout" && choice.values.includes("random"));
  }

  get changes(): number {
    return this.choices.filter((choice) => this.value(choice.id) !== usual(choice)).length;
  }

  /** What is chosen for a table option: the usual unless changed. */
  value(id: string): ChoiceValue | undefined {
    const choice = this.game.choices.find((each) => each.id === id);
    return this.#options[id] ?? (choice && usual(choice));
  }

  choose(id: string, value: ChoiceValue): void {
    this.#options[id] = value;
  }

  /** Takes the changed options back. */
  reset(): void {
    const layout = this.#options["layout"];
    this.#options = layout === undefined ? {} : { layout };
  }

  add(): void {
    if (this.chairs.length >= this.game.seats.max) return;
    this.chairs.push(this.#chair("open"));
    this.#keepLayoutFitting();
  }

  remove(index: number): void {
    if (this.chairs.length <= this.game.seats.min) return;
    this.chairs.splice(index, 1);
    this.#keepLayoutFitting();
  }

  /** Gives a seat to somebody; the creator has at most one seat under the own name. */
  seat(index: number, who: string): void {
    const chair = this.chairs[index];
    if (!chair) return;
    if (who === "me") for (const each of this.chairs) if (each.who === "me") each.who = "open";
    chair.who = who;
  }

  /** The request, or the message id of what is still missing. */
  request(): NewTable | { missing: string } {
    if (this.chairs.some((chair) => chair.who === "same-screen" && chair.name.trim() === "")) return { missing: "new-name-missing" };
    return {
      game: this.game.id,
      name: this.name.trim() || undefined,
      options: this.#sent(),
      seats: this.chairs.map((chair) => (chair.who === "same-screen" ? `same-screen:${chair.name.trim()}` : chair.who)),
      public: this.isPublic,
      terms: this.#terms(),
    };
  }

  /** Chooses a kind of pace, with its usual time. */
  choosePace(kind: NonNullable<Pace["kind"]>): void {
    this.pace = kind;
    this.time = TIMES[kind][1] ?? 0;
    this.increment = kind === "live" ? 30 : 0;
    this.vacation = kind === "move" || kind === "days" ? 7 : 0;
    this.sleep = false;
    if (kind === "none" && this.absent !== "vote") this.absent = "wait";
  }

  /** What is agreed on beside the rules, as far as it is not the usual. */
  #terms(): Terms | undefined {
    const turns = this.pace === "move" || this.pace === "days";
    const pace: Pace = { kind: this.pace, time: this.time, increment: this.pace === "move" ? 0 : this.increment };
    const clock = turns ? { ...pace, vacation: this.vacation, sleep: this.sleep } : pace;
    const terms: Terms = { pace: this.pace === "none" ? undefined : clock, absent: this.absent, moment: this.moment };
    return this.pace === "none" && this.absent === "wait" && this.moment === 0 ? undefined : terms;
  }

  /** The options that are not at their default, as far as they exist for this number of seats. */
  #sent(): Record<string, ChoiceValue> {
    const ids = new Set(["layout", ...this.choices.map((choice) => choice.id)]);
    const unlike = this.choices.filter((choice) => usual(choice) !== choice.default).map((choice) => [choice.id, usual(choice)] as const);
    return { ...Object.fromEntries(unlike), ...Object.fromEntries(Object.entries(this.#options).filter(([id]) => ids.has(id))) };
  }

  #chair(who: string): Chair {
    this.#keys += 1;
    return { key: this.#keys, who, name: "" };
  }

  #keepLayoutFitting(): void {
    const named = this.game.layouts.find((layout) => layout.id === this.#options["layout"]);
    if (named && !fits(named, this.chairs.length)) delete this.#options["layout"];
  }
}
