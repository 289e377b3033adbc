import type { Live } from "../protocol/live.svelte";
import type { Chances } from "../protocol/types";

/** Fights played through in imagination are rounded to so many points: more would pretend to know. */
const STEP = 5;

/** A share of all cases in words: the id of a message, and the points that it names. */
export interface Share {
  id: string;
  chance: number;
}

/**
 * Chances as whole points that add up to 100, the share of cases that nobody wins at the end: what rounding down leaves
 * over goes to the largest remainders. Of an estimate, what is rounded to an end says on which side of it the truth lies.
 */
export function shares(wins: readonly number[], samples: number | undefined): Share[] {
  const step = samples === undefined ? 1 : STEP;
  const nobody = Math.max(0, 1 - wins.reduce((sum, win) => sum + win, 0));
  const exact = [...wins, nobody].map((win) => (win * 100) / step);
  // A hair more, so that a share which is whole but for the arithmetic stays whole.
  const down = exact.map((share) => Math.floor(share + 1e-9));
  const over = exact.map((share, i) => share - (down[i] ?? 0));
  const left = Math.round(100 / step) - down.reduce((sum, share) => sum + share, 0);
  const lucky = [...exact.keys()].sort((a, b) => (over[b] ?? 0) - (over[a] ?? 0) || a - b).slice(0, Math.max(0, left));
  return down.map((share, i) => inWords((share + (lucky.includes(i) ? 1 : 0)) * step, samples));
}

function inWords(chance: number, samples: number | undefined): Share {
  if (samples === undefined) return { id: "estimate-exact", chance };
  if (chance <= 0) return { id: "estimate-under", chance: STEP };
  return chance >= 100 ? { id: "estimate-over", chance: 100 - STEP } : { id: "estimate-about", chance };
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
