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

/** What stands above the buttons. */
export function question(table: TableState): string {
  const decision = table.live.decision;
  if (!decision) return "";
  if (table.clicks.length > 0 && table.node.next.size > 0) return t(hint(new Set([...table.node.next.keys()].map((target) => split(target)[0]))));
  const { args = {} } = decision.prompt;
  const step = `fs-step-${String(args["step"])}`;
  if (decision.kind === "effect" && has(step)) return t(step, args);
  if (decision.kind === "window") {
    const timing = `fs-timing-${String(args["timing"]).replaceAll(".", "-").replaceAll("_", "-")}`;
    if (has(timing)) return t("fs-window", { timing: t(timing) });
  }
  return say(decision.prompt);
}
