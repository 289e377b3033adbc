/** How far a person has read a table's log, kept in this browser. */

function storageKey(table: string): string {
  return `starhold.read.${table}`;
}

/** Milliseconds within which whoever comes back has not been away. */
const RELOAD = 60_000;

/** Entry number of the last line seen on an earlier visit; 0 when there was none, or when it ended within a minute. */
export function readUpTo(table: string): number {
  try {
    const [seq = 0, at = 0] = (localStorage.getItem(storageKey(table)) ?? "").split(" ").map(Number);
    return Date.now() - at < RELOAD ? 0 : seq || 0;
  } catch {
    return 0;
  }
}

/** Remembers the last line that has been shown. */
export function rememberRead(table: string, seq: number): void {
  try {
    localStorage.setItem(storageKey(table), `${String(seq)} ${String(Date.now())}`);
  } catch {
    // Without storage there is no line in the log; nothing else is lost.
  }
}
