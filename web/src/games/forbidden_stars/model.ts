/** What lies where: lookups over a view, and where things are on the board. Pure. */
import { parseSquare, squareName, type Point, type Spot } from "../../board/geometry";
import type { Option, Target } from "../../protocol/types";
import type { Area, StarsView, System } from "./types";

/** Side of an area and of a system in board units. */
export const AREA = 100;
export const SYSTEM = 200;

/** Column and row of an area inside its system, by its place in the list. */
const CORNERS: readonly (readonly [number, number])[] = [[0, 0], [1, 0], [1, 1], [0, 1]];

export interface Place {
  area: Area;
  system: System;
  /** 0 NW, 1 NE, 2 SE, 3 SW. */
  position: number;
  /** Name of its square on the board, for the keyboard. */
  square: string;
  /** Its middle. */
  at: Point;
}

export interface Index {
  view: StarsView;
  area: ReadonlyMap<string, Place>;
  system: ReadonlyMap<string, System>;
  /** Area by the name of its square. */
  square: ReadonlyMap<string, Place>;
}

/** Builds the lookups once for each view; a place stays the same object while nothing about its system changes. */
export function index(view: StarsView, before?: Index): Index {
  const area = new Map<string, Place>();
  const system = new Map<string, System>();
  const square = new Map<string, Place>();
  for (const each of view.systems) {
    system.set(each.tile, each);
    each.areas.forEach((found, position) => {
      const known = before?.area.get(found.id);
      const place = known?.area === found && known.system === each && known.position === position ? known : placeOf(each, found, position);
      area.set(found.id, place);
      square.set(place.square, place);
    });
  }
  return { view, area, system, square };
}

function placeOf(system: System, area: Area, position: number): Place {
  const origin = cellCorner(system.cell);
  const [dx = 0, dy = 0] = CORNERS[position] ?? [];
  const at = { x: origin.x + (dx + 0.5) * AREA, y: origin.y + (dy + 0.5) * AREA };
  return { area, system, position, at, square: squareName({ x: origin.x / AREA + dx, y: origin.y / AREA + dy }) };
}

/** The top left corner of a cell `e5`. */
export function cellCorner(cell: string): Point {
  const at = parseSquare(cell) ?? { x: 0, y: 0 };
  return { x: at.x * SYSTEM, y: at.y * SYSTEM };
}

/** The middle of a cell. */
export function cellMiddle(cell: string): Point {
  const corner = cellCorner(cell);
  return { x: corner.x + AREA, y: corner.y + AREA };
}

/** An edge `e5n` as a line from one end to the other. */
export function edgeLine(edge: string): { from: Point; to: Point; upright: boolean } {
  const from = cellCorner(edge.slice(0, -1));
  const upright = edge.endsWith("w");
  return { from, to: { x: from.x + (upright ? 0 : SYSTEM), y: from.y + (upright ? SYSTEM : 0) }, upright };
}

/** Where the cursor stands on a cell, an edge or a storm; null for other targets. */
export function markSpot(target: Target): Spot | null {
  const [kind, name] = split(target);
  if (kind === "cell") return { ...cellMiddle(name), span: SYSTEM };
  if (kind !== "edge" && kind !== "storm") return null;
  const { from, to } = edgeLine(name);
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, span: AREA };
}

/** Kind and name of a target. */
export function split(target: Target): [string, string] {
  const at = target.indexOf(":");
  return [target.slice(0, at), target.slice(at + 1)];
}

/** The parts of `piece:AREA.SEAT.UNIT(.routed)`. */
export function pieceOf(target: Target): { area: string; seat: number; unit: string; routed: boolean } | null {
  const [kind, name] = split(target);
  const [area = "", seat = "", unit = "", state] = name.split(".");
  return kind === "piece" ? { area, seat: Number(seat), unit, routed: state === "routed" } : null;
}

/** The target of some units. */
export function pieceTarget(area: string, seat: number, unit: string, routed: boolean): Target {
  return `piece:${area}.${String(seat)}.${unit}${routed ? ".routed" : ""}`;
}

/** The targets of an area, the units in it first. */
export function targetsIn(place: Place): Target[] {
  const pieces = (place.area.units ?? []).flatMap((units) => [
    ...(units.count > units.routed ? [pieceTarget(place.area.id, units.seat, units.unit, false)] : []),
    ...(units.routed > 0 ? [pieceTarget(place.area.id, units.seat, units.unit, true)] : []),
  ]);
  return [`area:${place.area.id}`, ...pieces, ...wallTargets(place.area), `system:${place.system.tile}`];
}

/** A bastion can be hit like a unit. */
function wallTargets(area: Area): Target[] {
  return area.structures?.includes("bastion") ? [pieceTarget(area.id, area.owner ?? -1, "bastion", false)] : [];
}

/** How many units lie in an area. */
export function unitsIn(area: Area): number {
  return (area.units ?? []).reduce((sum, units) => sum + units.count, 0);
}

/** Cells, edges, storms and areas that are lit: the next targets of a walk that have a place on the board. */
export function litPlaces(next: ReadonlyMap<Target, readonly Option[]>, kind: string): string[] {
  return [...next.keys()].flatMap((target) => (split(target)[0] === kind ? [split(target)[1]] : []));
}

/** The area that a target is in or means, for log lines and hints. */
export function areaOf(where: Index, target: Target): Place | undefined {
  const [kind, name] = split(target);
  return kind === "area" ? where.area.get(name) : where.area.get(pieceOf(target)?.area ?? "");
}

/** The areas that some targets are in or mean, each once: several units can stand in one, or take hits one after the other. */
export function areasOf(where: Index, targets: readonly Target[]): Place[] {
  return [...new Set(targets.flatMap((target) => areaOf(where, target) ?? []))];
}
