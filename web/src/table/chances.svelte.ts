import type { Live } from "../protocol/live.svelte";
import type { Chances } from "../protocol/types";

/** Fights played through in imagination are rounded to so many points: more would pretend to know. */
const STEP = 5;

/** A chance as a whole number of points, and on which side of it the truth lies where it is at an end. */
export function points(win: number, samples: number | undefined): { id: string; chance: number } {
  if (samples === undefined) return { id: "estimate-exact", chance: Math.round(win * 100) };
  const rounded = Math.round((win * 100) / STEP) * STEP;
  if (rounded <= 0) return { id: "estimate-under", chance: STEP };
  return rounded >= 100 ? { id: "estimate-over", chance: 100 - STEP } : { id: "estimate-about", chance: rounded };
}

/** How far an estimate may be off, in points, nineteen times out of twenty. */
export function margin(samples: number): number {
  return Math.ceil(98 / Math.sqrt(samples));
}

/** The chances at a table, asked for again whenever it has moved on. The last ones stay until the next are there. */
export class ChancesNow {
  now = $state.raw<Chances | null>(null);
  /** The version that `now` belongs to. */
  version = $state(-1);
  #asked = -1;

  constructor(readonly live: Pick<Live, "version" | "estimate">) {}

  /** Asks unless it has been asked at this version. */
  async ask(): Promise<void> {
    const version = this.live.version;
    if (version === this.#asked) return;
    this.#asked = version;
    const answer = await this.live.estimate();
    if (answer.type !== "estimate" || answer.version < this.version) return;
    this.now = answer.estimate ?? null;
    this.version = answer.version;
  }
}
