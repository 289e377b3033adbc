import type { Choice, ChoiceValue, GameInfo, Layout, NewTable } from "../protocol/types";
import { fits, usual } from "./catalogue";

/** Who takes a seat: `me`, `open`, `same-screen` (with a name) or `bot:NAME`. */
export interface Chair {
  key: number;
  who: string;
  name: string;
}

/** Everything that the creator of a table decides. */
export class NewTableForm {
  chairs = $state<Chair[]>([]);
  name = $state("");
  isPublic = $state(false);
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
    };
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
