/** Surface drawings of the planets by number, all within a circle of radius 42 around the origin; tokens.css has their colours. */

export interface PlanetLook {
  /** Filled shapes on the surface. */
  shapes: readonly string[];
  /** Strokes on the surface. */
  strokes: readonly string[];
}

/** Seven is a forest world, eight an ocean, nine a ringed giant, ten a world of lava. */
export const PLANET_LOOKS: Readonly<Record<number, PlanetLook>> = {
  7: {
    shapes: [
      "M-40-14C-26-30-8-26-2-18C4-10-8-2-18-4C-28-6-34 0-42 2Z",
      "M8-6C20-16 36-12 42-2V16C30 22 24 10 14 12C4 14 0 2 8-6Z",
      "M-22 16C-12 10 2 16 0 24C-2 32-10 40-18 38C-28 36-30 22-22 16Z",
    ],
    strokes: ["M-42-24C-20-34 10-36 30-30", "M-34 10C-14 4 6 6 12 4", "M4 34C16 32 26 30 34 24"],
  },
  8: {
    shapes: ["M-30-22C-20-32-6-28-8-20C-10-12-24-10-28-14Z", "M14 8C22 4 34 8 32 16C30 24 18 24 12 20C8 16 8 10 14 8Z"],
    strokes: [
      "M-42-2C-24-12-2-6 8-10C20-16 34-14 42-10",
      "M-42 12C-28 4-10 10 0 8",
      "M-34 26C-16 18 4 28 18 30C26 32 30 30 34 26",
      "M-6-32C6-30 18-34 28-28",
    ],
  },
  9: {
    shapes: [
      "M-42-18C-20-12 20-12 42-20V-10C20-2-20-2-42-8Z",
      "M-42 8C-20 14 20 14 42 6V12C20 22-20 22-42 16Z",
    ],
    strokes: ["M-38-26C-16-20 16-20 38-28", "M-42 0C-20 6 20 6 42-2", "M-32 28C-14 33 14 33 32 27"],
  },
  10: {
    shapes: ["M-24-30C-14-36 2-34 0-26C-2-18-22-18-24-30Z", "M10 14C22 10 32 18 26 26C18 34 4 30 4 22C4 18 6 16 10 14Z"],
    strokes: [
      "M-42-6L-26-10L-18-2L-6-6L4 4L20-4L28 2L42-6",
      "M-18-2L-22 10L-10 20L-12 36",
      "M20-4L16-20L24-32",
      "M4 4L2 14L-10 20",
      "M28 2L36 14",
    ],
  },
};
