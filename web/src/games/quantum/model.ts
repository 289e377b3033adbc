/** Finding things in a Quantum view. Pure; no rules, only where things lie. */
import { parseSquare, squareName } from "../../board/geometry";
import type { Orbit, QuantumView, Ship, Tile } from "./types";
import type { Seat, Target } from "../../protocol/types";

export interface Index {
  view: QuantumView;
  ship: ReadonlyMap<Target, Ship>;
  /** Ships on the map by square. */
  at: ReadonlyMap<string, Ship>;
  /** Tiles with a planet by the planet's square. */
  planet: ReadonlyMap<string, Tile>;
  /** Where the keyboard cursor can stand: spaces and planets. */
  stops: readonly string[];
}

export function index(view: QuantumView): Index {
  const onMap = view.ships.filter((ship) => ship.place === "map" && ship.square);
  const planets = view.tiles.filter((tile) => tile.planet);
  return {
    view,
    ship: new Map(view.ships.map((ship) => [ship.id, ship])),
    at: new Map(onMap.map((ship) => [ship.square ?? "", ship])),
    planet: new Map(planets.map((tile) => [tile.planet ?? "", tile])),
    stops: [...view.squares, ...planets.map((tile) => tile.planet ?? "")],
  };
}

/** What a click on a square may mean, the nearest to the eye first. */
export function targetsAt(where: Index, square: string): Target[] {
  const ship = where.at.get(square);
  if (ship) return [ship.id, `square:${square}`];
  return where.planet.has(square) ? [`planet:${square}`, `square:${square}`] : [`square:${square}`];
}

/** The square on which a target lies, if it lies on the map. */
export function squareOf(where: Index, target: Target): string | undefined {
  const [kind = "", rest = ""] = split(target);
  if (kind === "square" || kind === "planet") return rest;
  return kind === "ship" ? where.ship.get(target)?.square : undefined;
}

/** Kind and the rest of a target: `ship`, `0.2`. */
export function split(target: Target): [string, string] {
  const colon = target.indexOf(":");
  return colon < 0 ? [target, ""] : [target.slice(0, colon), target.slice(colon + 1)];
}

/** The ships of a seat in one place, by die. */
export function shipsOf(view: QuantumView, seat: Seat, place: Ship["place"]): Ship[] {
  return view.ships.filter((ship) => ship.seat === seat && ship.place === place).sort((a, b) => a.die - b.die);
}

/** The id of the ability of a ship type, in order of the numbers 1–6. */
export const ABILITIES = ["strike", "transport", "warp", "modify", "maneuver", "free-reconfigure"] as const;

/** The ability that goes with a ship's number. */
export function abilityOf(number: number | undefined): string | undefined {
  return number === undefined ? undefined : ABILITIES[number - 1];
}

/** The four squares around a planet. */
export function orbitOf(planet: string): string[] {
  const at = parseSquare(planet);
  if (!at) return [];
  return [
    { x: at.x, y: at.y - 1 },
    { x: at.x - 1, y: at.y },
    { x: at.x + 1, y: at.y },
    { x: at.x, y: at.y + 1 },
  ].map(squareName);
}

/** The seats that have something to count at a planet; corners alone are enough. */
export function sumsAt({ orbits = [] }: Tile): Orbit[] {
  return orbits.filter(({ sum, corners }) => sum > 0 || corners);
}

/** What a seat's ships at a planet add up to, in brackets what may be left out, and behind the stroke what is needed. */
export function sumOf({ sum, needs, corners = [] }: Orbit): string {
  const loose = corners.map((number) => `+${String(number)}`).join("");
  const has = loose ? `${String(sum)}(${loose})` : String(sum);
  return needs.length > 0 ? `${has}/${totals(needs)}` : has;
}

/** `7` or `7–9` or `7, 11`: the totals that would do, shortly. */
export function totals(needs: readonly number[]): string {
  const sorted = [...needs].sort((a, b) => a - b);
  const first = sorted[0];
  const last = sorted.at(-1);
  if (first === undefined || last === undefined) return "";
  const gapless = last - first === sorted.length - 1;
  if (sorted.length === 1) return String(first);
  return gapless ? `${String(first)}–${String(last)}` : sorted.join(", ");
}
