/**
 * The six ship types seen from above, bow up, within about -24..24 both ways.
 * `hull` is the dark body, `lines` are light strokes on it.
 */

export interface Silhouette {
  hull: string;
  lines: string;
}

const STATION: Silhouette = {
  hull: "M-6-24H6L8-16A17 17 0 0 1 16-8L24-6V6L16 8A17 17 0 0 1 8 16L6 24H-6L-8 16A17 17 0 0 1-16 8L-24 6V-6L-16-8A17 17 0 0 1-8-16Z",
  lines: "M0-10A10 10 0 1 1-.1-10M0-4A4 4 0 1 1-.1-4M0-22V-14M0 14V22M-22 0H-14M14 0H22",
};

const FLAGSHIP: Silhouette = {
  hull: "M0-25C5-20 8-12 8-4L20 4L24 17L12 14L9 24H4L3 20H-3L-4 24H-9L-12 14L-24 17L-20 4L-8-4C-8-12-5-20 0-25Z",
  lines: "M0-17V14M-5-3L0-8L5-3M-8 5L-17 11M8 5L17 11M-4 14H4",
};

const DESTROYER: Silhouette = {
  hull: "M-4-25H4L6-10L12-4V-14H16V6L22 14V20L9 16L6 24H-6L-9 16L-22 20V14L-16 6V-14H-12V-4L-6-10Z",
  lines: "M0-20V-6M-4 0H4V10H-4ZM-14-8V4M14-8V4",
};

const FRIGATE: Silhouette = {
  hull: "M0-25L7-12L7-3L22-9L24-4L18 10L9 9L7 20L12 25H-12L-7 20L-9 9L-18 10L-24-4L-22-9L-7-3L-7-12Z",
  lines: "M0-16L3-10V2H-3V-10ZM-11 3L-18 0M11 3L18 0M-3 8H3M-2 14H2",
};

const INTERCEPTOR: Silhouette = {
  hull: "M0-25L4-8L10 0L13-12H16L17 3L24 21L12 14L5 17L3 24H-3L-5 17L-12 14L-24 21L-17 3L-16-12H-13L-10 0L-4-8Z",
  lines: "M0-13L2-2L0 4L-2-2ZM-7 6L-17 15M7 6L17 15",
};

const SCOUT: Silhouette = {
  hull: "M0-24C4-20 6-13 6-7L18 8C21 12 20 17 16 16L6 12L4 20L8 24H-8L-4 20L-6 12L-16 16C-20 17-21 12-18 8L-6-7C-6-13-4-20 0-24Z",
  lines: "M0-13A4 4 0 1 1-.1-13M0 2V14M-6 4L-13 10M6 4L13 10",
};

const BY_NUMBER: Readonly<Record<number, Silhouette>> = {
  1: STATION,
  2: FLAGSHIP,
  3: DESTROYER,
  4: FRIGATE,
  5: INTERCEPTOR,
  6: SCOUT,
};

/** The drawing of a ship type 1–6, or null for a die without a number. */
export function silhouette(number: number | undefined): Silhouette | null {
  return (number !== undefined && BY_NUMBER[number]) || null;
}

/** Pip positions of a die face 1–6 on a grid of -1, 0, 1. */
export const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [[-1, -1], [1, 1]],
  3: [[-1, -1], [0, 0], [1, 1]],
  4: [[-1, -1], [1, -1], [-1, 1], [1, 1]],
  5: [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]],
  6: [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]],
};
