/** How the things of a seat look apart from their colour. */
export interface SeatStyle {
  letter: string;
  shape: "circle" | "diamond" | "triangle" | "square";
  /** CSS colour. */
  colour: string;
}

/** By seat number. */
export const SEATS: readonly SeatStyle[] = [
  { letter: "A", shape: "circle", colour: "var(--p1)" },
  { letter: "B", shape: "diamond", colour: "var(--p2)" },
  { letter: "C", shape: "triangle", colour: "var(--p3)" },
  { letter: "D", shape: "square", colour: "var(--p4)" },
];

const UNKNOWN: SeatStyle = { letter: "?", shape: "square", colour: "var(--ink-3)" };

/** The style of a seat; a grey one for a seat that does not exist. */
export function seatStyle(seat: number): SeatStyle {
  return SEATS[seat] ?? UNKNOWN;
}

/** SVG path data of a seat's shape inside a circle of radius r around 0,0. */
export function shapePath(shape: SeatStyle["shape"], r: number): string {
  const at = (x: number, y: number): string => `${String(x * r)} ${String(y * r)}`;
  switch (shape) {
    case "circle":
      return `M${at(-0.92, 0)}a${at(0.92, 0.92)} 0 1 0 ${at(1.84, 0)}a${at(0.92, 0.92)} 0 1 0 ${at(-1.84, 0)}z`;
    case "diamond":
      return `M${at(0, -1)}L${at(1, 0)} ${at(0, 1)} ${at(-1, 0)}z`;
    case "triangle":
      return `M${at(0, -0.98)}L${at(1, 0.82)} ${at(-1, 0.82)}z`;
    case "square":
      return `M${at(-0.84, -0.84)}H${String(0.84 * r)}V${String(0.84 * r)}H${String(-0.84 * r)}z`;
  }
}
