import { momentOf, showMoment, type Reader } from "../browser/moment";
import type { LogLine, View } from "../protocol/types";
import type { TableCore } from "./core.svelte";
import type { LogWays } from "./log";

/** Steps of the autoplay in a second, by choice. */
export const SPEEDS = [0.5, 1, 2, 4] as const;
/** Milliseconds between two requests while one runs through the moments: a table takes 100 in 20 seconds. */
const APART = 220;

/** What is marked beside the scrubber: where a step begins (the higher the `size` the larger the step), or a fight. */
export interface Mark {
  seq: number;
  size: number;
  fight: boolean;
}

/** Going through the moments of a game: by entry, turn or round, by itself, and by address. */
export class Replay {
  /** The moment that one has gone to, which may not be shown yet. */
  wanted = $state(0);
  playing = $state(false);
  speed = $state<number>(1);
  #going = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly table: TableCore<View>,
    readonly ways: LogWays,
  ) {}

  readonly last = $derived.by(() => this.table.live.version);
  /** The entries by which somebody is told something. */
  readonly #told = $derived.by(() => [...new Set(this.table.log.map((line) => line.seq))]);
  readonly #begins = $derived.by(() => this.ways.steps.map((step) => [...new Set(this.table.log.filter(step.begins).map((line) => line.seq))]));
  readonly marks = $derived.by((): Mark[] => [
    ...this.#begins.flatMap((seqs, size) => seqs.map((seq) => ({ seq, size, fight: false }))),
    ...this.table.log.filter(this.ways.fight).map(({ seq }) => ({ seq, size: 0, fight: true })),
  ]);
  readonly #groups = $derived.by(() => this.ways.groups(this.table.log));

  /** The moment that is shown, or on its way. */
  get at(): number {
    return this.#going ? this.wanted : (this.table.past?.version ?? this.last);
  }

  /** Whether nothing of the game is secret: it has none, or has ended for good. */
  get disclosed(): boolean {
    const table = this.table.live.table;
    return !this.ways.secrets || (table?.status === "over" && table.ending !== "shelved");
  }

  /** What the turn or round of the moment is called. */
  get title(): string {
    return this.#groups.findLast((group) => (group.lines[0]?.seq ?? Infinity) <= this.at)?.title ?? "";
  }

  /** What the log tells of the moment. */
  get lines(): readonly LogLine[] {
    return this.table.log.filter((line) => line.seq === this.at);
  }

  /** Shows a moment; of many that are asked for in a row the last one counts. */
  async go(version: number, reader?: Reader): Promise<void> {
    this.wanted = Math.max(1, Math.min(version, this.last));
    if (this.#going && !reader) return;
    this.#going = true;
    let shown = -1;
    while (shown !== this.wanted) {
      const next = this.wanted;
      const places = this.table.log.filter((line) => line.seq === next).flatMap(this.ways.places);
      if (!(await this.table.showPast(next, places, reader))) break;
      shown = next;
      if (shown !== this.wanted) await new Promise((done) => setTimeout(done, APART));
    }
    this.#going = false;
  }

  /** One entry on or back. */
  step(by: number): void {
    this.stop();
    void this.go(this.at + by);
  }

  /** To where the next or the previous step of a size begins. */
  leap(size: number, by: number): void {
    this.stop();
    const seqs = this.#begins[size] ?? [];
    const found = by > 0 ? seqs.find((seq) => seq > this.at) : seqs.findLast((seq) => seq < this.at);
    void this.go(found ?? (by > 0 ? this.last : 1));
  }

  first(): void {
    this.stop();
    void this.go(1);
  }

  end(): void {
    this.stop();
    void this.go(this.last);
  }

  /** Sees the same moment with another's knowledge. */
  read(reader: Reader): void {
    void this.go(this.at, reader);
  }

  /** Plays by itself, from the beginning where it has come to the end; or stops. */
  toggle(): void {
    if (this.playing) {
      this.stop();
      return;
    }
    this.playing = true;
    if (this.at >= this.last) void this.go(1);
    this.#tick();
  }

  #tick(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      const next = this.#told.find((seq) => seq > this.at);
      if (next === undefined || !this.table.past) {
        this.stop();
        return;
      }
      void this.go(next).then(() => { if (this.playing) this.#tick(); });
    }, 1000 / this.speed);
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  /** Back to now. */
  leave(): void {
    this.stop();
    this.table.present();
  }

  // -- the address ------------------------------------------------------------------------------
  /** Goes where the address says. */
  follow(): void {
    const moment = momentOf(location.hash);
    if (!moment) {
      if (this.table.past) this.leave();
    } else if (location.hash !== this.#shown) {
      this.stop();
      const { version, ...reader } = moment;
      void this.table.showPast(version, [], reader).then((there) => { if (!there && !this.table.past) showMoment(undefined); });
    }
  }

  #shown = "";

  /** Lets the address follow what is shown; call inside an effect. */
  say(): void {
    const past = this.table.past;
    if (past) showMoment({ ...past.reader, version: past.version });
    else if (this.#shown) showMoment(undefined);
    this.#shown = past ? location.hash : "";
  }

  // -- keys -------------------------------------------------------------------------------------
  /** Handles a key while the past is shown; true when it meant something. */
  press(event: KeyboardEvent): boolean {
    const on = event.target instanceof Element && event.target.closest("button, a, select") !== null;
    const keys: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => { this.step(-1); },
      ArrowRight: () => { this.step(1); },
      ArrowUp: () => { this.leap(0, -1); },
      ArrowDown: () => { this.leap(0, 1); },
      PageUp: () => { this.leap(this.ways.steps.length - 1, -1); },
      PageDown: () => { this.leap(this.ways.steps.length - 1, 1); },
      Home: () => { this.first(); },
      End: () => { this.end(); },
      ...(!on && !event.repeat && { " ": () => { this.toggle(); } }),
    };
    const act = event.shiftKey ? undefined : keys[event.key];
    act?.();
    return act !== undefined;
  }
}
