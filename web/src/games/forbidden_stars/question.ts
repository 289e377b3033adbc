/** The words of the question: the prompt, or in the middle of a walk what is to be clicked next. */
import { has, say, t, thing } from "../../text/words.svelte";
import { split } from "./model";
import { placeName } from "./names";
import type { TableState } from "./table.svelte";

/** Message id of what to click next, by the sorts of things that are lit. */
function hint(kinds: ReadonlySet<string>): string {
  for (const kind of ["area", "system", "edge", "order", "unit", "structure", "drop", "swap", "price", "cell", "seat"]) {
    if (kinds.has(kind)) return `fs-pick-${kind}`;
  }
  return "play-pick-any";
}

/** The card, order upgrade or ability that asks, and what the part of it that is being carried out says; empty where none asks. */
export function cardAtWork(table: TableState): string {
  const { prompt, kind = "" } = table.live.decision ?? {};
  const { card, part = "effect" } = prompt?.args ?? {};
  if (typeof card !== "string") return "";
  const text = `card-${card}.${String(part)}`;
  const said = has(text) ? t(text) : "";
  if (NAMED.has(kind)) return said;
  return [t(`card-${card}`), said].filter(Boolean).join(": ");
}

/** Questions that call the card by its name themselves. */
const NAMED: ReadonlySet<string> = new Set(["upgrade", "tactic"]);

/** Where the game is, in neutral words for those who wait: the fight, the order, or the phase. */
export function whereabouts(table: TableState): string {
  const { phase, show } = table.view;
  const { fight, order } = show;
  if (fight) return [t(`fs-${fight.kind}`), placeName(table.where, fight.area ?? "") ?? ""].filter(Boolean).join(" · ");
  if (order) return `${thing("order", order.order)} · ${placeName(table.where, order.system) ?? ""}`;
  return phase === "over" ? "" : t(`fs-phase-${phase}`);
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
