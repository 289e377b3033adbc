/** Turning a click that leads nowhere into a question: the option that the person probably meant. */
import type { Target } from "../../protocol/types";
import { split, squareOf, type Index } from "./model";

/** The text of the option to ask `why` about, or undefined where the click means nothing. */
export function meant(where: Index, clicks: readonly Target[], targets: readonly Target[]): string | undefined {
  const you = where.view.you;
  const selected = clicks.map((click) => where.ship.get(click)).find((ship) => ship?.square);
  const [target = ""] = targets;
  const [kind, name] = split(target);
  if (kind === "planet") return `build ${name}`;
  const square = squareOf(where, target);
  if (!square) return undefined;
  const there = where.at.get(square);
  if (!selected?.square) return there && there.seat === you ? `reconfigure ${square}` : undefined;
  const enemy = there && there.seat !== you;
  return enemy ? `attack ${selected.square} ${square} from ${selected.square}` : `move ${selected.square} ${square}`;
}
