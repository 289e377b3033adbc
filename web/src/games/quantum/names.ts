/** Names of targets in the reader's language. */
import type { Option, Target } from "../../protocol/types";
import { say, t } from "../../text/words.svelte";
import { split, squareOf, type Index } from "./model";

/** The words on a button for a target. */
export function nameOf(where: Index, target: Target): string {
  const [kind, id] = split(target);
  switch (kind) {
    case "ship":
      return shipName(where, target);
    case "seat":
      return t("play-seat", { seat: Number(id) });
    case "number":
      return `${id} · ${t(`ship-${id}`)}`;
    case "square":
    case "planet":
      return id.toUpperCase();
    default:
      return t(`${kind}-${id}`);
  }
}

/** `Interceptor D4`, or the ship's name alone off the map. */
export function shipName(where: Index, target: Target): string {
  const ship = where.ship.get(target);
  const name = ship?.number ? t(`ship-${String(ship.number)}`) : t("play-reserve-ship");
  const square = squareOf(where, target);
  return square ? `${name} ${square.toUpperCase()}` : name;
}

/** An option in words, with its price. */
export function optionText(option: Option): string {
  return say(option.label);
}
