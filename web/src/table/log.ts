/** What a game says about its log, so that one panel serves all games. */
import type { LogLine } from "../protocol/types";

export interface LogGroup {
  title: string;
  lines: readonly LogLine[];
}

export interface LogWays {
  /** Message id of a kind of line. */
  event: (type: string) => string;
  /** The lines in groups, oldest first. */
  groups: (lines: readonly LogLine[]) => LogGroup[];
  /** Filters beside "all", each with the message id of its name. */
  filters: readonly { title: string; passes: (line: LogLine) => boolean }[];
  /** The places that a line names. */
  places: (line: LogLine) => string[];
  /** In what steps a game is gone through beside single entries, small ones first. */
  steps: readonly Step[];
  /** Whether a fight begins with a line. */
  fight: (line: LogLine) => boolean;
  /** Seats know what others do not. */
  secrets: boolean;
}

export interface Step {
  /** Message ids of one such step back and on. */
  back: string;
  on: string;
  begins: (line: LogLine) => boolean;
}
