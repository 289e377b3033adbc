import type { Decision, Entry, Option } from "./types";

/** What stands in an entry for the word in which its options differ. */
const BLANK = "*";

/** One option for each word of `each`; an entry without it is an option already. */
export function spread(entries: readonly Entry[]): Option[] {
  return entries.flatMap(({ each, ...entry }) => (each ? each.map((word) => filled(entry, word)) : [entry]));
}

/** A decision as the table uses it: every option by itself. */
export function spreadDecision(decision: Decision<Entry>): Decision {
  const { options, standing, ...rest } = decision;
  return { ...rest, options: spread(options), ...(standing && { standing: spread(standing) }) };
}

function filled(entry: Option, word: string): Option {
  const fill = (text: string): string => text.replace(BLANK, word);
  const args = Object.entries(entry.label.args ?? {}).map(([name, value]) => [name, value === BLANK ? word : value]);
  return {
    ...entry,
    text: fill(entry.text),
    label: { ...entry.label, args: Object.fromEntries(args) as Record<string, string | number> },
    paths: entry.paths.map((path) => path.map(fill)),
  };
}
