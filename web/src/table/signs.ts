/** Signs of every table as outlines to be filled, in a box from -10 to 10: not every font has them. */
export const CLOCK_RUNS = "M-6-8L8 0L-6 8Z";
export const CLOCK_RESTS = "M-7-8H-2V8H-7ZM2-8H7V8H2Z";
