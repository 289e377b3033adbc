/** A fixed scatter of stars, the same for the same name: decoration, no game chance. */

export interface Star {
  x: number;
  y: number;
  r: number;
  /** Opacity. */
  light: number;
  warm: boolean;
}

/** A small repeatable stream of numbers from 0 up to 1 that belongs to a name. */
export function stream(name: string): () => number {
  let state = 2166136261;
  for (const letter of name) state = Math.imul(state ^ letter.charCodeAt(0), 16777619) >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

/** Stars in a square of the given side. */
export function stars(name: string, count: number, side: number): Star[] {
  const next = stream(name);
  for (let i = 0; i < 8; i += 1) next();
  return Array.from({ length: count }, () => {
    const bright = next();
    return {
      x: Math.round(12 + next() * (side - 24)),
      y: Math.round(12 + next() * (side - 24)),
      r: Math.round((0.5 + bright * bright * 1.6) * 10) / 10,
      light: Math.round((0.15 + bright * 0.55) * 100) / 100,
      warm: next() > 0.8,
    };
  });
}
