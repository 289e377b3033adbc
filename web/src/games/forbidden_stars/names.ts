/** Names of things in the reader's language. */
import type { Option, Target } from "../../protocol/types";
import { has, say, t, thing } from "../../text/words.svelte";
import { pieceOf, split, type Index } from "./model";
import type { StarsView, UnitFigures } from "./types";

/** The printed figures of a seat's unit; a reinforcement token and structures have none. */
export function figures(view: StarsView, seat: number, unit: string): UnitFigures | undefined {
  return view.show.printed[view.seats[seat]?.faction ?? ""]?.units[unit];
}

/** A unit, structure or token by whatever sort its id is. */
export function pieceName(id: string): string {
  const sort = ["unit", "structure", "asset"].find((each) => has(`${each}-${id}`)) ?? "unit";
  return thing(sort, id);
}

const ARROWS = ["↖", "↗", "↘", "↙"];

/** How a world, a void, a system, a cell or an edge is called; undefined for what is none of them. */
export function placeName(where: Index, id: string): string | undefined {
  const area = where.area.get(id);
  if (area) return area.area.world ? t(`world-${id}`) : t("fs-void", { cell: area.system.cell.toUpperCase(), corner: ARROWS[area.position] ?? "" });
  const system = where.system.get(id);
  if (system) return t("fs-system", { cell: system.cell.toUpperCase() });
  if (has(`world-${id}`)) return t(`world-${id}`);
  if (has(`die-${id}`)) return t(`die-${id}`);
  const edge = /^([a-j])(\d)([nw])$/.exec(id);
  return edge ? edgeName(where, edge[1] ?? "", Number(edge[2]), edge[3] ?? "") : undefined;
}

/** An edge by a cell that is on the board: at the rim in the south and east by its opposite side. */
function edgeName(where: Index, column: string, row: number, side: string): string {
  const cell = column + String(row);
  if (where.view.systems.some((system) => system.cell === cell)) return t(`fs-edge-${side}`, { cell: cell.toUpperCase() });
  const other = side === "n" ? column + String(row - 1) : String.fromCharCode(column.charCodeAt(0) - 1) + String(row);
  return t(side === "n" ? "fs-edge-s" : "fs-edge-e", { cell: other.toUpperCase() });
}

/** The words on a button for a target. */
export function nameOf(where: Index, target: Target): string {
  const [kind, id] = split(target);
  const piece = pieceOf(target);
  if (piece) return `${pieceName(piece.unit)} · ${placeName(where, piece.area) ?? ""}${piece.routed ? ` · ${t("fs-routed")}` : ""}`;
  switch (kind) {
    case "area":
    case "system":
    case "edge":
    case "storm":
      return placeName(where, id) ?? id.toUpperCase();
    case "cell":
      return id.toUpperCase();
    case "seat":
      return t("play-seat", { seat: Number(id.replace("seat", "")) - 1 });
    case "unit":
      return pieceName(id);
    case "structure":
    case "asset":
    case "order":
      return thing(kind, id);
    default:
      return otherName(kind, id);
  }
}

function otherName(kind: string, id: string): string {
  switch (kind) {
    case "card":
    case "drop":
    case "upgrade":
      return t(`card-${id}`);
    case "play":
      return t(`card-${id.slice(id.indexOf("-") + 1)}`);
    case "into":
      return has(`die-${id}`) ? t(`die-${id}`) : thing("structure", id);
    case "face":
      return t(`die-${id}`);
    case "die": {
      const [seat = "", face = ""] = id.split(".");
      return `${t(`die-${face}`)} · ${t("play-seat", { seat: Number(seat) })}`;
    }
    case "number":
      return id;
    case "tile":
      return t("fs-tile", { tile: id.replace("tile_", "").toUpperCase() });
    case "turn":
      return t("fs-turned", { degrees: 90 * Number(id) });
    case "control":
      return t(`fs-control-${id}`);
    case "swap":
      return swapName(id);
    default:
      return has(`fs-${kind}-${id}`) ? t(`fs-${kind}-${id}`) : t(`fs-${kind}`, { count: Number(id) + 1 });
  }
}

function swapName(id: string): string {
  const plain = /^plain-(\w+)-\d$/.exec(id);
  if (plain) return thing("order", plain[1] ?? "");
  return has(`fs-swap-${id}`) ? t(`fs-swap-${id}`) : t(`card-${id}`);
}

/** What some options say, if all say the same. */
export function saidBy(options: readonly Option[]): string | undefined {
  const [first, ...others] = new Set(options.map(optionText));
  return others.length === 0 ? first : undefined;
}

/** An option in words. */
export function optionText(option: Option): string {
  return say(option.label);
}
