import type { Replay } from "./replay.svelte";

/** What a game's bar gets from the frame of the table. */
export interface BarWays {
  /** The screen is a phone's. */
  narrow: boolean;
  /** Opens the list of options. */
  onlist: () => void;
  /** Shows the result again, once the game is over. */
  onresult?: (() => void) | undefined;
  /** Message id of a kind of log line. */
  event: (type: string) => string;
  replay: Replay;
}
