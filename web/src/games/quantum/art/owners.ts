/** How a seat is told apart: colour, letter, pattern and the outline of its dice. Colour is never the only sign. */

import { SEATS, type SeatStyle } from "../../../widgets/seats";

export interface Owner extends SeatStyle {
  /** Id of the pattern in `Defs.svelte`, empty for a plain body. */
  pattern: string;
  /** Outline of a die of side 80 around the origin. */
  outline: string;
}

const ROUNDED = "M-22-40H22A18 18 0 0 1 40-22V22A18 18 0 0 1 22 40H-22A18 18 0 0 1-40 22V-22A18 18 0 0 1-22-40Z";
const CHAMFERED = "M-23-40H23L40-23V23L23 40H-23L-40 23V-23Z";
const SQUIRCLE = "M0-41C31-41 41-31 41 0C41 31 31 41 0 41C-31 41-41 31-41 0C-41-31-31-41 0-41Z";
const NOTCHED = "M-26-40H26A14 14 0 0 0 40-26V26A14 14 0 0 0 26 40H-26A14 14 0 0 0-40 26V-26A14 14 0 0 0-26-40Z";

const BODIES = [
  { pattern: "", outline: SQUIRCLE },
  { pattern: "owner-stripes", outline: CHAMFERED },
  { pattern: "owner-dots", outline: NOTCHED },
  { pattern: "owner-lattice", outline: ROUNDED },
] as const;

/** The four seats in order. */
export const OWNERS: readonly Owner[] = SEATS.map((seat, place) => ({ ...seat, ...(BODIES[place] ?? BODIES[0]) }));

/** The looks of a seat; seats above three repeat. */
export function owner(seat: number): Owner {
  return OWNERS[seat % OWNERS.length] as Owner;
}
