import type { LogLine } from "./types";

/** Adds lines to a log: each (seq, line) once, in order. The same array comes back where nothing is new. */
export function mergeLog(log: readonly LogLine[], lines: readonly LogLine[]): readonly LogLine[] {
  const all = new Map(log.map((line) => [key(line), line]));
  for (const line of lines) if (!all.has(key(line))) all.set(key(line), line);
  if (all.size === log.length) return log;
  return [...all.values()].sort((a, b) => a.seq - b.seq || a.line - b.line);
}

/** The identity of a log line, for keyed lists. */
export function key(line: LogLine): string {
  return `${String(line.seq)}.${String(line.line)}`;
}
