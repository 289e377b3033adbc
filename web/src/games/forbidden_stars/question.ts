/** The words of the question: the prompt, or in the middle of a walk what is to be clicked next. */
import { has, say, t } from "../../text/words.svelte";
import { split } from "./model";
import type { TableState } from "./table.svelte";

/** Message id of what to click next, by the sorts of things that are lit. */
function hint(kinds: ReadonlySet<string>): string {
  for (const kind of ["area", "system", "edge", "order", "unit", "structure", "drop", "swap", "price", "cell"]) {
    if (kinds.has(kind)) return `fs-pick-${kind}`;
  }
  return "play-pick-any";
}

/** The event card whose step is asked, and what it does: it has left the hand and lies nowhere in sight. Empty in fights, whose panel shows the cards. */
export function cardAtWork(table: TableState): string {
  const decision = table.live.decision;
  if (decision?.kind !== "effect" || table.view.show.fight) return "";
  const line = table.live.log.findLast((each) => ["tactic-chosen", "scheme-played", "order-revealed"].includes(each.type));
  const card = line?.args["card"];
  if (typeof card !== "string" || line?.args["seat"] !== decision.prompt.args?.["owner"]) return "";
  const effect = `card-${card}.effect`;
  return t(`card-${card}`) + (has(effect) ? `: ${t(effect)}` : "");
}

/** What stands above the buttons. */
export function question(table: TableState): string {
  const decision = table.live.decision;
  if (!decision) return "";
  const lit = new Set([...table.node.next.keys()].map((target) => split(target)[0]));
  // Further units are chosen by the same question as the first.
  if (table.clicks.length > 0 && lit.size > 0 && !lit.has("piece")) return t(hint(lit));
  const { args = {} } = decision.prompt;
  const step = `fs-step-${String(args["step"])}`;
  if (decision.kind === "effect" && has(step)) return t(step, args);
  if (decision.kind === "window") {
    const timing = `fs-timing-${String(args["timing"]).replaceAll(".", "-").replaceAll("_", "-")}`;
    if (has(timing)) return t("fs-window", { timing: t(timing) });
  }
  return say(decision.prompt);
}
