/** What the prompt asks in the middle of a walk, from the kinds of targets that are next. */
import type { Node } from "../../board/picker";
import type { Option } from "../../protocol/types";
import { split } from "./model";

/** Message id of the question. */
export function hint(node: Node<Option>): string {
  const kinds = new Set([...node.next.keys()].map((target) => split(target)[0]));
  const only = kinds.size === 1 ? [...kinds][0] : "";
  const fight = node.open.length > 0 && node.open.every((option) => option.odds);
  if (fight && only === "square") return "play-pick-launch";
  if (kinds.has("square") && kinds.has("ship")) return "play-pick-destination";
  switch (only) {
    case "ship":
    case "square":
    case "planet":
    case "number":
    case "card":
      return `play-pick-${only}`;
    default:
      return "play-pick-any";
  }
}
