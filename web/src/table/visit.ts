/** How far a person has read a table's log, kept in this browser. */

function storageKey(table: string): string {
  return `starhold.read.${table}`;
}

/** Entry number of the last line seen on an earlier visit; 0 when there was none. */
export function readUpTo(table: string): number {
  try {
    return Number(localStorage.getItem(storageKey(table))) || 0;
  } catch {
    return 0;
  }
}

/** Remembers the last line that has been shown. */
export function rememberRead(table: string, seq: number): void {
  try {
    localStorage.setItem(storageKey(table), String(seq));
  } catch {
    // Without storage there is no line in the log; nothing else is lost.
  }
}
