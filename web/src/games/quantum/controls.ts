/** The buttons of the moment: next targets that do not lie on the map, and the greyed ones with their reason. */
import { assignLetters } from "../../board/keyboard";
import type { Node } from "../../board/picker";
import type { Option, Refusal, Target } from "../../protocol/types";
import { TABLE_LETTERS } from "../../table/keys";
import { split } from "./model";

export interface Control {
  target: Target;
  kind: string;
  id: string;
  /** Letter of the key that presses it. */
  key: string;
  /** Actions that it costs at least; undefined where it costs none. */
  cost?: number;
  /** The chance of the attack in a fight, where the button answers it. */
  odds?: Option["odds"];
  /** Set on a greyed control. */
  refusal?: Refusal;
}

const KINDS = ["action", "card", "ability", "number", "seat", "control"];
const ORDER = ["reconfigure", "deploy", "move", "build", "research"];

/** Letters that stay the same all game. */
const WISHES: Readonly<Record<string, string>> = {
  "action:reconfigure": "R",
  "action:deploy": "D",
  "action:move": "M",
  "action:build": "B",
  "action:research": "S",
  "control:end": "E",
  "control:pass": "P",
  "control:done": "F",
  "control:keep": "K",
  "control:reroll": "R",
  "control:enter": "I",
  "control:stay": "S",
  "control:refresh": "F",
  "control:again": "A",
};

/** Buttons for a node, in a steady order: actions, cards, abilities, numbers, seats, controls. */
export function controls(node: Node<Option>, refusals: readonly Refusal[]): Control[] {
  const greyed = node.clicks.length > 0 ? [] : refusals.filter((each) => isShown(each.target) && !node.next.has(each.target));
  const targets = [...node.next.keys(), ...greyed.map((each) => each.target)].filter(isButton);
  const unique = [...new Set(targets)].sort((a, b) => rank(a) - rank(b));
  const lettered = unique.filter(isLettered);
  // `E` ends the actions and nothing else.
  const taken = lettered.includes("control:end") ? TABLE_LETTERS : [...TABLE_LETTERS, "E"];
  const letters = assignLetters(lettered, WISHES, taken);
  return unique.map((target) => {
    const [kind, id] = split(target);
    const options = node.next.get(target) ?? [];
    const costs = options.map((option) => option.cost ?? 0);
    const answer = options.find((option) => option.paths.some((path) => path.length === node.clicks.length + 1 && path.at(-1) === target));
    return {
      target,
      kind,
      id,
      key: kind === "number" ? id : (letters.get(target) ?? ""),
      cost: costs.length > 0 ? Math.min(...costs) || undefined : undefined,
      odds: answer?.odds,
      refusal: greyed.find((each) => each.target === target),
    };
  });
}

function isButton(target: Target): boolean {
  return KINDS.includes(split(target)[0]);
}

/** Greyed abilities stand on the card of the ship that has them. */
function isShown(target: Target): boolean {
  return isButton(target) && !target.startsWith("ability:");
}

function isLettered(target: Target): boolean {
  return !target.startsWith("number:");
}

function rank(target: Target): number {
  const [kind, id] = split(target);
  const place = ORDER.indexOf(id);
  return KINDS.indexOf(kind) * 100 + (kind === "number" ? Number(id) : place < 0 ? ORDER.length : place);
}
