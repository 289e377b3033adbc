/** What the prompt asks in the middle of a walk, from the kinds of targets that are next. */
import type { Node } from "../../board/picker";
import type { Option } from "../../protocol/types";
import type { Control } from "./controls";
import { split } from "./model";

/** Message id of the question. */
export function hint(node: Node<Option>): string {
  const kinds = new Set([...node.next.keys()].map((target) => split(target)[0]));
  const fight = node.open.length > 0 && node.open.every((option) => option.odds);
  if (node.clicks.includes("ability:transport")) {
    if (kinds.has("ship") && node.clicks.length > 1) return "play-pick-cargo";
    if (node.clicks.at(-1)?.startsWith("square:")) return "play-pick-drop";
  }
  if (kinds.has("square") && fight) return "play-pick-launch";
  if (kinds.has("square")) return kinds.has("ship") ? "play-pick-destination" : "play-pick-square";
  const places = ["ship", "planet", "number", "card"].filter((kind) => kinds.has(kind));
  return places.length === 1 ? `play-pick-${places[0] ?? "any"}` : "play-pick-any";
}

/** Message ids of what the cards do that can be played now. */
export function effects(controls: readonly Control[]): string[] {
  return controls.filter(({ kind, refusal }) => kind === "card" && !refusal).map(({ id }) => `card-${id}.effect`);
}
