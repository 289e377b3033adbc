/** Looks of worlds that follow from their names. */

/** A number from 0 that stays with a world. */
export function planetHue(id: string): number {
  return [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
}

/** Places for units: filled or not; more than the capacity where there are too many. */
export function slotsOf(capacity: number, units: number): boolean[] {
  return Array.from({ length: Math.max(capacity, units) }, (_, i) => i < units);
}

/** Where tokens stand in a square of 100, by how many stacks there are; the middle is the middle of the planet. */
export function spots(count: number): { x: number; y: number; scale: number }[] {
  if (count <= 0) return [];
  const rows = count <= 3 ? [count] : [Math.ceil(count / 2), Math.floor(count / 2)];
  const scale = count <= 1 ? 0.95 : count === 2 ? 0.86 : rows.length === 1 ? 0.74 : 0.62;
  const step = (rows.length === 1 ? 37 : 34) * scale;
  return rows.flatMap((length, row) =>
    Array.from({ length }, (_, i) => ({
      x: (i - (length - 1) / 2) * step,
      y: rows.length > 1 ? (row - 0.5) * 31 * scale : 0,
      scale,
    })),
  );
}

/** About how wide words are, in heights of their letters. */
export function widthOf(words: string): number {
  return [...words].reduce((sum, letter) => sum + (letter.charCodeAt(0) > 0x2e80 ? 1.02 : 0.6), 0);
}

/** A name in one line, or in two about equally long ones where one line would be too small to read. */
export function linesOf(name: string, wide: number): string[] {
  const parts = name.split(" ");
  if (widthOf(name) <= wide || parts.length < 2) return [name];
  const ways = parts.slice(1).map((_, i) => [parts.slice(0, i + 1).join(" "), parts.slice(i + 1).join(" ")]);
  const longest = (lines: readonly string[]): number => Math.max(...lines.map(widthOf));
  return ways.toSorted((a, b) => longest(a) - longest(b))[0] ?? [name];
}
