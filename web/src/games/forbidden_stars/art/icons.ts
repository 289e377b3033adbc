/** Icons of the game in a box from -12 to 12, drawn as filled outlines. */

const BOLTER = "M-11-5H9V-8H11V0H4L2 3H-3L-5 9H-10L-8 2H-11Z";
const SHIELD = "M0-11L9-8V0C9 6 4 9 0 11C-4 9-9 6-9 0V-8Z";
const WINGS = "M0 10L-2 3L-8 6L-7 1L-12 0L-10-3L-12-8L-3-4L0-11L3-4L12-8L10-3L12 0L7 1L8 6L2 3Z";
const HAMMER = "M-9-9H5L9-5V-1H2V11H-3V-1H-9Z";
const CRATE = "M-10-7L0-11L10-7V6L0 11L-10 6ZM-7-5V4L-1.5 6.8V-2.5ZM7-5L1.5-2.5V6.8L7 4Z";
const CHEVRONS = "M0-11L10-3V2L0-6L-10 2V-3ZM0-1L10 7V12L0 4L-10 12V7Z";
const STAR = "M0-12L3.2-3.8L12-3.7L5 1.6L7.6 10L0 4.9L-7.6 10L-5 1.6L-12-3.7L-3.2-3.8Z";
const SKYLINE = "M-11 11V-1H-6V-6H-2V-11H3V-4H7V2H11V11H6V6H3V11H-3V6H-6V11Z";
const WORKS = "M-11 11V-9H-7V0L-1-5V0L5-5V0L11-5V11H4V5H-1V11Z";
const TOWER = "M-9 11V-3L-11-5V-11H-7V-8H-3V-11H3V-8H7V-11H11V-5L9-3V11H3V4H-3V11Z";
const ARROW = "M0-12L10-1H4V4H-4V-1H-10ZM-6 7H6V11H-6Z";
const LANDING = "M-4-12H4V-4H10L0 6L-10-4H-4ZM-12 3H-8V8H8V3H12V12H-12Z";
const BANNER = "M-9-12H-6V-10H10L6-4L10 2H-6V12H-9Z";
const SCROLL = "M-8-11H8C11-11 11-7 8-7V8C8 12-8 12-8 8ZM-4-4V-1.5H5V-4ZM-4 1V3.5H5V1Z";
const PENNANT = "M-8-12H8V6L0 12L-8 6ZM-4-3L-6-1L-1 4L6-4L4-6L-1 0Z";
const CROWN = "M-11 8L-12-7L-6-1L0-10L6-1L12-7L11 8Z";
const BURST = "M0-12L2.6-5.4L8.5-8.5L5.4-2.6L12 0L5.4 2.6L8.5 8.5L2.6 5.4L0 12L-2.6 5.4L-8.5 8.5L-5.4 2.6L-12 0L-5.4-2.6L-8.5-8.5L-2.6-5.4Z";
const HEART = "M0 11L-10 1C-14-5-6-13 0-6C6-13 14-5 10 1Z";
const EYE = "M-12 0C-6-9 6-9 12 0C6 9-6 9-12 0ZM0-4A4 4 0 1 0 0.01-4Z";

/** Path data by name: dice faces, assets, structures, orders and a few marks. */
export const ICONS: Readonly<Record<string, string>> = {
  offence: BOLTER,
  defence: SHIELD,
  morale: WINGS,
  forge: HAMMER,
  cache: CRATE,
  reinforcement: CHEVRONS,
  joker: STAR,
  city: SKYLINE,
  factory: WORKS,
  bastion: TOWER,
  advance: ARROW,
  deploy: LANDING,
  dominate: BANNER,
  strategise: SCROLL,
  objective: PENNANT,
  crown: CROWN,
  eye: EYE,
  damage: BURST,
  health: HEART,
};

/** The arrows of the storm icons, as strokes in the same box. */
export const STORM_WAYS: Readonly<Record<string, string>> = {
  across: "M-4-11V11M4 0H11M7-4L11 0L7 4M-4 0H-11M-8-4L-11 0L-8 4",
  sideways: "M-8-3V3M8-3V3M-8 0H8M0-11V-5M-3-8L0-11L3-8M0 5V11M-3 8L0 11L3 8",
  curve_right: "M-9 9C-9-2-2-8 8-8M4-12L9-8L4-4",
  curve_left: "M9 9C9-2 2-8-8-8M-4-12L-9-8L-4-4",
};
