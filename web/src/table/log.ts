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
}
