import { back, carryOver, chosen, click, implied, nodeAt, type Node } from "../../board/picker";
import type { Answer, Live } from "../../protocol/live.svelte";
import type { QuantumView, Ship } from "../../protocol/quantum";
import type { Args, Option, Refusal, Seat, Target } from "../../protocol/types";
import { settings } from "../../shell/settings.svelte";
import { t } from "../../text/words.svelte";
import { meant } from "./ask";
import { controls } from "./controls";
import { lights } from "./lit";
import { index, targetsAt } from "./model";

/** Why something is not possible, as the view or the server says it. */
export interface Reason {
  reason?: string;
  clause?: string;
  args?: Args;
  text?: string;
}

interface Past {
  version: number;
  view: QuantumView;
}

const NOTHING: readonly Option[] = [];

/** One person at one Quantum table: what is shown, what has been clicked so far, and what waits for a confirmation. */
export class TableState {
  /** A view of an earlier moment, shown instead of the present. */
  past = $state.raw<Past | null>(null);
  clicks = $state.raw<readonly Target[]>([]);
  /** What the pointer is on, by preference; the keyboard cursor counts as a pointer. */
  hover = $state.raw<readonly Target[]>([]);
  /** Squares that a log line or a card points at. */
  pointed = $state.raw<readonly string[]>([]);
  cursor = $state("a1");
  reason = $state.raw<Reason | null>(null);
  /** An option that was sent and not answered yet. */
  sending = $state.raw<Option | null>(null);
  #asked = $state.raw<Option | null>(null);

  constructor(readonly live: Live) {}

  readonly view = $derived.by(() => this.past?.view ?? (this.live.view as QuantumView));
  readonly where = $derived.by(() => index(this.view));
  readonly options = $derived.by(() => (this.past || this.sending ? NOTHING : (this.live.decision?.options ?? NOTHING)));
  readonly refusals = $derived.by((): readonly Refusal[] => (this.past ? [] : (this.live.decision?.refusals ?? [])));
  readonly node: Node<Option> = $derived.by(() => nodeAt(this.options, this.clicks));
  readonly lights = $derived.by(() => lights(this.where, this.node));
  readonly controls = $derived.by(() => controls(this.node, this.refusals));
  /** The option that waits for a yes: one that was chosen, or the only one left. */
  readonly asked = $derived.by(() => this.#asked ?? implied(this.node));

  /** The seat for which options are shown. */
  get you(): Seat | undefined {
    return this.live.view?.you;
  }

  /** The turn that is played; before the first one nobody's. */
  get turn(): NonNullable<QuantumView["turn"]> {
    return this.view.turn ?? { number: 0, seat: -1, actions: 0, granted: 0 };
  }

  /** The ship that the clicks so far name. */
  get selected(): Ship | undefined {
    return this.clicks.map((target) => this.where.ship.get(target)).find((ship) => ship);
  }

  get undo(): { allowed: boolean; reason?: string } | undefined {
    return this.live.undoable.find((each) => each.seat === this.you);
  }

  /** Whether the person has something to decide. */
  get mine(): boolean {
    return !this.past && this.live.myTurn.length > 0;
  }

  /** The table has moved on: keep of the clicks what still leads somewhere. */
  moved(): void {
    this.#asked = null;
    this.sending = null;
    this.reason = null;
    this.clicks = carryOver(this.live.decision?.options ?? NOTHING, this.clicks);
  }

  /** A click on something that may mean several targets; the first that leads further counts. */
  pick(targets: readonly Target[]): void {
    if (this.past || this.sending || targets.length === 0) return;
    this.reason = null;
    const further = targets.find((target) => this.node.next.has(target));
    const known = further ?? targets.find((target) => this.clicks.includes(target) || nodeAt(this.options, [target]).open.length > 0);
    const outcome = click(this.options, this.clicks, known ?? targets[0] ?? "");
    this.#asked = null;
    if (outcome.kind === "missed") {
      void this.#explain(targets);
      return;
    }
    this.clicks = outcome.node.clicks;
    if (outcome.kind === "chosen") this.choose(outcome.option);
  }

  /** Puts the keyboard cursor on a square and looks at what is there. */
  point(square: string): void {
    this.cursor = square;
    this.hover = targetsAt(this.where, square);
  }

  pickSquare(square: string): void {
    this.pick(targetsAt(this.where, square));
  }

  /** Takes an option as chosen: it is sent, or asked about first. */
  choose(option: Option): void {
    if (this.#needsYes(option)) this.#asked = option;
    else void this.send(option);
  }

  #needsYes(option: Option): boolean {
    if (!settings.confirm) return false;
    const unused = option.text === "end" && this.turn.actions > 0;
    return option.rolls === true || unused;
  }

  /** Yes to what is asked. */
  confirm(): void {
    if (this.asked) void this.send(this.asked);
  }

  async send(option: Option): Promise<void> {
    if (this.sending) return;
    this.sending = option;
    this.#asked = null;
    this.clicks = [];
    this.#settle(await this.live.option(option, this.you));
  }

  async takeBack(): Promise<void> {
    const undo = this.undo;
    if (!undo?.allowed) {
      this.reason = { reason: undo?.reason };
      return;
    }
    this.#settle(await this.live.undo(this.you));
  }

  /** One step back in the walk; true when there was one. */
  escape(): boolean {
    this.reason = null;
    if (this.past) {
      this.past = null;
      return true;
    }
    if (this.clicks.length === 0 && !this.#asked) return false;
    const before = back(this.options, this.clicks);
    this.#asked = null;
    this.clicks = chosen(before) ? [] : before.clicks;
    return true;
  }

  async showPast(version: number): Promise<void> {
    const answer = await this.live.ghost(version);
    this.clicks = [];
    this.#asked = null;
    if (answer.type === "ghost") this.past = { version: answer.version, view: answer.view as QuantumView };
    else this.#settle(answer);
  }

  explainRefusal(refusal: Refusal): void {
    this.reason = refusal;
  }

  /** What an ability does, in the words of the game. */
  explain(target: Target): void {
    this.reason = { text: t(`${target.replace(":", "-")}.effect`) };
  }

  async #explain(targets: readonly Target[]): Promise<void> {
    const known = this.refusals.find((each) => targets.includes(each.target));
    const text = meant(this.where, this.clicks, targets);
    if (this.clicks.length === 0 && known) this.reason = known;
    else if (text && this.you !== undefined) {
      const answer = await this.live.why(text, this.you);
      if (answer.type === "why" && (answer.reason || answer.text)) this.reason = answer;
    } else if (known) this.reason = known;
  }

  #settle(answer: Answer): void {
    this.sending = null;
    if (answer.type === "refused") this.reason = answer;
  }
}
