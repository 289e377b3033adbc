/** What the prompt asks in the middle of a walk, from the kinds of targets that are next. */
import type { Node } from "../../board/picker";
import type { Option } from "../../protocol/types";
import { split } from "./model";

/** Message id of the question. */
export function hint(node: Node<Option>): string {
  const kinds = new Set([...node.next.keys()].map((target) => split(target)[0]));
  const fight = node.open.length > 0 && node.open.every((option) => option.odds);
  if (kinds.has("square") && fight) return "play-pick-launch";
  if (kinds.has("square")) return kinds.has("ship") ? "play-pick-destination" : "play-pick-square";
  const places = ["ship", "planet", "number", "card"].filter((kind) => kinds.has(kind));
  return places.length === 1 ? `play-pick-${places[0] ?? "any"}` : "play-pick-any";
}
