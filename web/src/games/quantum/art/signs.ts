/** Small signs of the table as strokes in a box from -12 to 12. */

export const DOMINANCE = "M-10 8V-6L-4 0L0-9L4 0L10-6V8Z";
export const RESEARCH = "M-3-10H3M-2-10V-3L-9 8Q-10 10-7 10H7Q10 10 9 8L2-3V-10";
export const CUBE = "M0-11L10-5V6L0 11L-10 6V-5ZM0 0L10-5M0 0L-10-5M0 0V11";
/** A place on a planet without a cube. */
export const PLACE = "M0-11L10-5.5V5.5L0 11L-10 5.5V-5.5Z";
/** On a ship: its move is spent, its ability is spent. */
export const MOVED = "M-5 0H4M0-4L4.5 0L0 4M-7 7L7-7";
export const USED = "M1-7L-4 1H0L-1 7L4-2H0ZM-7 7L7-7";
