import { tick } from "svelte";
import { spotOf, type Spot } from "../board/geometry";
import { back, carryOver, chosen, click, implied, nodeAt, withObvious, type Node } from "../board/picker";
import type { Answer, Live } from "../protocol/live.svelte";
import type { Pointer } from "../protocol/chat";
import type { Args, LogLine, Option, Refusal, Seat, Target, View } from "../protocol/types";
import type { Reader } from "../browser/moment";
import { hold } from "../browser/presses";
import { t } from "../text/words.svelte";
import { settings } from "../browser/settings.svelte";

/** Why something is not possible, as the view or the server says it. */
export interface Reason {
  reason?: string;
  clause?: string;
  args?: Args;
  text?: string;
}

export interface Past<V extends View> {
  version: number;
  view: V;
  /** Places of the log line that led there. */
  places: readonly string[];
  reader: Reader;
}

/** Milliseconds for which a place that a line points at is lit. */
const LIT = 6_000;
const NOTHING: readonly Option[] = [];

/**
 * One person at one table of any game: what is shown, what has been clicked so far, and what waits for a confirmation.
 * A game says where its targets lie on the board.
 */
export abstract class TableCore<V extends View> {
  /** A view of an earlier moment, shown instead of the present. */
  past = $state.raw<Past<V> | null>(null);
  /** The log as another reader is told it, while the past is seen with another's knowledge. */
  #story = $state.raw<readonly LogLine[] | null>(null);
  /** Counts what was asked for: an answer that comes when one is elsewhere by now is none. */
  #looks = 0;
  clicks = $state.raw<readonly Target[]>([]);
  /** What the pointer is on, by preference; the keyboard cursor counts as a pointer. */
  hover = $state.raw<readonly Target[]>([]);
  /** Places that a log line or a card points at. */
  pointed = $state.raw<readonly string[]>([]);
  /** Places to light up, each once: those that are pointed at, else those of the moment that is looked back at. */
  readonly shown = $derived.by(() => [...new Set(this.pointed.length > 0 ? this.pointed : (this.past?.places ?? []))]);
  /** What the next line of the chat points at, and whether the next click says what that is. */
  pointer = $state.raw<Pointer | null>(null);
  pinning = $state(false);
  cursor = $state("a1");
  reason = $state.raw<Reason | null>(null);
  /** A step back that was asked for and not answered yet. */
  #undoing = false;
  /** An option that was sent and not answered yet. */
  sending = $state.raw<Option | null>(null);
  #asked = $state.raw<Option | null>(null);

  constructor(readonly live: Live) {}

  readonly log = $derived.by(() => (this.past && this.#story ? this.#story : this.live.log));
  readonly view = $derived.by(() => this.past?.view ?? (this.live.view as V));
  readonly options = $derived.by(() => (this.past || this.sending ? NOTHING : (this.live.decision?.options ?? NOTHING)));
  readonly refusals = $derived.by((): readonly Refusal[] => (this.past || !this.mine ? [] : this.live.refusals));
  readonly node: Node<Option> = $derived.by(() => nodeAt(this.options, this.#walked(this.clicks)));
  /** The option that waits for a yes: one that was chosen, or the only one left. */
  readonly asked = $derived.by(() => this.#asked ?? implied(this.node));

  /** The squares of everything that can be clicked next on the board. */
  readonly litSquares = $derived.by(() => [...new Set([...this.node.next.keys()].flatMap((target) => this.squareOf(target) ?? []))]);

  /** Squares on which the keyboard cursor can stand. */
  abstract get stops(): readonly string[];

  /** All squares of the board. */
  get squares(): readonly string[] {
    return this.stops;
  }

  /** Where a stop of the cursor is on the board; games add stops that are no squares. */
  spot(stop: string): Spot | null {
    return spotOf(stop);
  }

  /** The square on which a target lies, if it lies on the board. */
  abstract squareOf(target: Target): string | undefined;

  /** What a click on a square may mean, the nearest to the eye first. */
  abstract targetsAt(square: string): readonly Target[];

  /** Where the keyboard cursor begins. */
  get home(): string {
    return this.stops[0] ?? "a1";
  }

  /** The seat for which options are shown. */
  get you(): Seat | undefined {
    return this.past ? this.past.view.you : this.live.view?.you;
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

  /** Puts the keyboard cursor on a square and looks at what is there. */
  point(square: string): void {
    this.cursor = square;
    this.hover = this.targetsAt(square);
  }

  pickSquare(square: string): void {
    this.pick(this.targetsAt(square));
  }

  /** Whether one of the targets can be clicked next. */
  isLit(targets: readonly Target[]): boolean {
    return targets.some((target) => this.node.next.has(target));
  }

  /** A click on something that may mean several targets; the first that leads further counts. */
  pick(targets: readonly Target[]): void {
    if (this.past || this.sending || targets.length === 0) return;
    this.reason = null;
    const further = targets.find((target) => this.node.next.has(target));
    const known = further ?? targets.find((target) => this.node.clicks.includes(target) || nodeAt(this.options, [target]).open.length > 0);
    const outcome = click(this.options, this.node.clicks, known ?? targets[0] ?? "");
    this.#asked = null;
    if (outcome.kind === "missed") {
      this.missed(targets);
      return;
    }
    this.clicks = this.#own(outcome.node.clicks);
    // What was pressed means something else now, or nothing.
    if (!targets.some((target) => this.node.next.has(target))) hold()();
    if (outcome.kind === "chosen") this.choose(outcome.option);
  }

  /** Several clicks at once, from the start. */
  walk(clicks: readonly Target[]): void {
    if (this.past || this.sending) return;
    this.reason = null;
    this.#asked = null;
    this.clicks = carryOver(this.options, clicks);
    const option = chosen(this.node);
    if (option) this.choose(option);
  }

  /** Takes an option as chosen: it is sent, or asked about first. */
  choose(option: Option): void {
    if (this.#needsYes(option)) {
      this.#asked = option;
      hold()();
    } else void this.send(option);
  }

  #needsYes(option: Option): boolean {
    return settings.confirm && !this.live.base && (option.rolls === true || this.wasteful(option));
  }

  /** Whether an option gives something up that could still be used; a game says when. */
  protected wasteful(_option: Option): boolean {
    return false;
  }

  /** Whether a target need not be clicked when it is the only one; a game says which. */
  protected obvious(_target: Target): boolean {
    return false;
  }

  /** The text of the option that a click which leads nowhere probably meant; a game says which. */
  protected meant(_targets: readonly Target[]): string | undefined {
    return undefined;
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
    await this.#act(this.live.option(option, this.you));
  }

  async takeBack(): Promise<void> {
    const undo = this.undo;
    if (!undo?.allowed) {
      this.reason = { reason: undo?.reason };
      return;
    }
    if (this.sending || this.#undoing) return;
    this.#undoing = true;
    await this.#act(this.live.undo(this.you));
    this.#undoing = false;
  }

  /** What caused this is deaf until what comes of it is drawn, and a while longer. */
  async #act(answer: Promise<Answer>): Promise<void> {
    const free = hold();
    try {
      this.#settle(await answer);
      await tick();
    } finally {
      free();
    }
  }

  /** One step back in the walk; true when there was one. */
  escape(): boolean {
    this.reason = null;
    if (this.past) {
      this.present();
      return true;
    }
    if (this.clicks.length === 0 && !this.#asked) return false;
    const before = back(this.options, this.clicks);
    this.#asked = null;
    this.clicks = chosen(before) ? [] : this.#own(before.clicks);
    return true;
  }

  #walked(clicks: readonly Target[]): readonly Target[] {
    return withObvious(this.options, clicks, (target) => this.obvious(target));
  }

  /** The clicks without the last ones, as far as these go without saying. */
  #own(clicks: readonly Target[]): readonly Target[] {
    const before = clicks.slice(0, -1);
    return clicks.length > 0 && this.#walked(before).length >= clicks.length ? this.#own(before) : clicks;
  }

  /** Shows an earlier moment, to one's own knowledge or another's; true when it is shown. */
  async showPast(version: number, places: readonly string[] = [], reader: Reader = this.past?.reader ?? {}): Promise<boolean> {
    const look = (this.#looks += 1);
    const answers = await Promise.all([this.live.ghost(version, reader), this.#tell(reader)]);
    if (look !== this.#looks) return false;
    this.clicks = [];
    this.#asked = null;
    const [answer, story] = answers;
    if (answer.type === "ghost") {
      this.past = { version: answer.version, view: answer.view as V, places, reader };
      if (story?.type === "story") this.#story = story.log;
    } else this.#settle(answer);
    return answer.type === "ghost";
  }

  /** The log for a reader, unless it is here already. */
  async #tell(reader: Reader): Promise<Answer | undefined> {
    const foreign = reader.everything === true || reader.seat !== undefined;
    if (!foreign) this.#story = null;
    const now = this.past?.reader;
    if (!foreign || (this.#story && now?.seat === reader.seat && now?.everything === reader.everything)) return undefined;
    return this.live.story(reader);
  }

  /** Back to now. */
  present(): void {
    this.#looks += 1;
    this.past = this.#story = null;
  }

  // -- what lines of the chat point at -------------------------------------------------------------
  /** The id of the place on a square, as the log names it. */
  placeAt(square: string): string {
    return square;
  }

  pointAt(pointer: Pointer): void {
    this.pointer = pointer;
    this.pinning = false;
  }

  /** Shows what a line of the chat points at. */
  follow(pointer: Pointer): void {
    if (pointer.version) void this.showPast(pointer.version);
    else if (pointer.card) this.showCard(pointer.card);
    else if (pointer.place) this.#light(pointer.place);
  }

  #light(place: string): void {
    const lit = (this.pointed = [place]);
    setTimeout(() => { if (this.pointed === lit) this.pointed = []; }, LIT);
  }

  /** Shows a card; a game that draws cards draws it. */
  protected showCard(card: string): void {
    this.reason = { text: t(`card-${card}`) };
  }

  /** What a line of the chat points at, in words. */
  nameOf({ version, card, place }: Pointer): string {
    if (version) return t("chat-at-step", { version });
    return card ? t("chat-at-card", { card }) : t("chat-at-place", { square: place ?? "" });
  }

  explainRefusal(refusal: Refusal): void {
    this.reason = refusal;
  }

  /** A click that leads nowhere: says why, where the view or the server knows. */
  protected missed(targets: readonly Target[]): void {
    void this.#explain(targets);
  }

  async #explain(targets: readonly Target[]): Promise<void> {
    const known = this.refusals.find((each) => targets.includes(each.target));
    const text = this.meant(targets);
    if (this.clicks.length === 0 && known) this.reason = known;
    else if (text && this.you !== undefined) {
      const answer = await this.live.why(text, this.you);
      if (answer.type === "why" && (answer.reason || answer.text)) this.reason = answer;
      else if (answer.type === "refused" && answer.retry) this.reason = answer;
    } else if (known) this.reason = known;
  }

  #settle(answer: Answer): void {
    this.sending = null;
    if (answer.type === "refused") this.reason = answer;
  }
}
