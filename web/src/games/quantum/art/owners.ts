/** How a seat is told apart: colour, letter, pattern and the outline of its dice. Colour is never the only sign. */

export interface Owner {
  letter: string;
  /** CSS variable of the seat's colour, with a fallback for pictures outside the page. */
  colour: string;
  /** A dark ink that reads on the colour. */
  ink: string;
  /** Id of the pattern in `Defs.svelte`, empty for a plain body. */
  pattern: string;
  /** Outline of a die of side 80 around the origin. */
  outline: string;
}

const ROUNDED = "M-22-40H22A18 18 0 0 1 40-22V22A18 18 0 0 1 22 40H-22A18 18 0 0 1-40 22V-22A18 18 0 0 1-22-40Z";
const CHAMFERED = "M-23-40H23L40-23V23L23 40H-23L-40 23V-23Z";
const SQUIRCLE = "M0-41C31-41 41-31 41 0C41 31 31 41 0 41C-31 41-41 31-41 0C-41-31-31-41 0-41Z";
const NOTCHED = "M-26-40H26A14 14 0 0 0 40-26V26A14 14 0 0 0 26 40H-26A14 14 0 0 0-40 26V-26A14 14 0 0 0-26-40Z";

/** The four seats in order. */
export const OWNERS: readonly Owner[] = [
  { letter: "A", colour: "var(--p1, #56b4e9)", ink: "#06203a", pattern: "", outline: SQUIRCLE },
  { letter: "B", colour: "var(--p2, #f0a63a)", ink: "#2b1703", pattern: "owner-stripes", outline: CHAMFERED },
  { letter: "C", colour: "var(--p3, #38c793)", ink: "#042416", pattern: "owner-dots", outline: NOTCHED },
  { letter: "D", colour: "var(--p4, #e07bb0)", ink: "#330a20", pattern: "owner-lattice", outline: ROUNDED },
];

/** The looks of a seat; seats above three repeat. */
export function owner(seat: number): Owner {
  return OWNERS[seat % OWNERS.length] as Owner;
}
