import type { LogLine } from "./types";

/** Adds lines to a log: each (seq, line) once, in order. The same array comes back where nothing is new. */
export function mergeLog(log: readonly LogLine[], lines: readonly LogLine[]): readonly LogLine[] {
  const known = new Set(log.map(key));
  const fresh = lines.filter((line) => !known.has(key(line)));
  if (fresh.length === 0) return log;
  return [...log, ...fresh].sort((a, b) => a.seq - b.seq || a.line - b.line);
}

/** The identity of a log line, for keyed lists. */
export function key(line: LogLine): string {
  return `${String(line.seq)}.${String(line.line)}`;
}
