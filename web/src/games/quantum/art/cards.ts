/** Pictures of the cards: a sign for what a card is about, and a constellation of its own for each card. */
import { stream } from "./stars";

export type Theme = "ship" | "move" | "combat" | "dominance" | "research" | "cube" | "action" | "gambit";

const THEMES: Readonly<Record<string, Theme>> = {
  agile: "move",
  arrogant: "action",
  brilliant: "research",
  cerebral: "research",
  clever: "ship",
  conformist: "action",
  cruel: "combat",
  cunning: "ship",
  curious: "move",
  dangerous: "combat",
  eager: "ship",
  energetic: "move",
  ferocious: "combat",
  flexible: "ship",
  ingenious: "cube",
  intelligent: "cube",
  nomadic: "move",
  plundering: "research",
  precocious: "research",
  rational: "combat",
  ravenous: "dominance",
  relentless: "combat",
  resourceful: "action",
  righteous: "dominance",
  scrappy: "ship",
  stealthy: "ship",
  strategic: "combat",
  stubborn: "combat",
  tactical: "move",
  tyrannical: "dominance",
  warlike: "action",
};

const GAMBITS: readonly string[] = ["aggression", "expansion", "momentum", "relocation", "reorganization", "sabotage"];

/** Whether a card is a gambit. */
export function isGambit(card: string): boolean {
  return GAMBITS.includes(card);
}

/** What a card is about. */
export function theme(card: string): Theme {
  return THEMES[card] ?? "gambit";
}

/** Strokes of the sign of a theme, within -12..12. */
export const SIGNS: Readonly<Record<Theme, string>> = {
  ship: "M-9-9H9V9H-9ZM-4-4V-4.1M4 4V4.1M0 0V.1",
  move: "M-11 4H7M2-2L8 4L2 10M-11-5H-2",
  combat: "M-9-9L9 9M9-9L-9 9M-10 4L-4 10M10 4L4 10",
  dominance: "M-10 8V-6L-4 0L0-9L4 0L10-6V8Z",
  research: "M-3-10H3M-2-10V-3L-9 8Q-10 10-7 10H7Q10 10 9 8L2-3V-10M-5 3H5",
  cube: "M0-11L10-5V6L0 11L-10 6V-5ZM0 0L10-5M0 0L-10-5M0 0V11",
  action: "M0-11V11M-11 0H11M-7-7L7 7M7-7L-7 7",
  gambit: "M1-11L-8 2H-1L-2 11L8-3H1Z",
};

const SIGN_BY_GAMBIT: Readonly<Record<string, Theme>> = {
  aggression: "dominance",
  expansion: "ship",
  momentum: "action",
  relocation: "cube",
  reorganization: "ship",
  sabotage: "combat",
};

/** The strokes of a card's sign. */
export function sign(card: string): string {
  return SIGNS[SIGN_BY_GAMBIT[card] ?? theme(card)];
}

export interface Dot {
  x: number;
  y: number;
  r: number;
}

/** Stars in a field of the given size, in the order in which a line joins them. */
export function constellation(card: string, width: number, height: number): Dot[] {
  const next = stream(card);
  for (let i = 0; i < 6; i += 1) next();
  const count = 5 + Math.floor(next() * 3);
  return Array.from({ length: count }, (_, i) => ({
    x: Math.round(((i + 0.2 + next() * 0.6) / count) * width),
    y: Math.round((0.15 + next() * 0.7) * height),
    r: Math.round((1 + next() * 1.6) * 10) / 10,
  }));
}
