/** What lights up on the map: the next targets of the walk with what their options say. */
import { chosen, implied, type Node } from "../../board/picker";
import { routeTo } from "../../board/route";
import type { Option, Target } from "../../protocol/types";
import { split, squareOf, type Index } from "./model";

export interface Light {
  target: Target;
  square: string;
  kind: "pick" | "move" | "attack";
  /** Fewest steps among the options behind the target. */
  steps?: number;
  /** Highest chance to win among them, 0–1, and the chance that both are lost. */
  odds?: { win: number; both: number };
  /** Costs no action, while others do. */
  free: boolean;
}

/** The lights of a node, one for each next target on the map. */
export function lights(where: Index, node: Node<Option>): Light[] {
  return [...node.next].flatMap(([target, options]) => {
    const square = squareOf(where, target);
    return square ? [light(target, square, options, node.clicks.length > 0)] : [];
  });
}

function light(target: Target, square: string, options: readonly Option[], selected: boolean): Light {
  if (!selected) return { target, square, kind: "pick", free: false };
  const best = bestOdds(options);
  const attack = best !== undefined && options.every((option) => option.odds);
  const steps = options.filter((option) => endsAt(option, square)).flatMap((option) => option.steps ?? []);
  return {
    target,
    square,
    kind: attack ? "attack" : steps.length > 0 ? "move" : "pick",
    steps: steps.length > 0 ? Math.min(...steps) : undefined,
    odds: attack ? best : undefined,
    free: options.every((option) => !option.cost),
  };
}

/** Whether the ship's way ends on the square or goes over it as a launch square; a square to set a carried ship down is neither. */
function endsAt(option: Option, square: string): boolean {
  const { to, at, launch } = option.label.args ?? {};
  return to === undefined || [to, at, launch].includes(square);
}

/** The odds of the option with the highest chance to win. */
export function bestOdds(options: readonly Option[]): Option["odds"] {
  return options.reduce<Option["odds"]>((best, { odds }) => (odds && (!best || odds.win > best.win) ? odds : best), undefined);
}

/** The option that the walk has come to, or would come to without an alternative. */
export function decided(node: Node<Option>): Option | null {
  return chosen(node) ?? implied(node);
}

/**
 * Squares from the selected ship over the reachable squares to `target`, for the preview line; empty where
 * nothing moves. An attack goes over its launch square: the one already clicked or the nearest.
 */
export function preview(where: Index, options: readonly Option[], clicks: readonly Target[], target: Target): string[] {
  const ship = clicks.find((click) => where.ship.get(click)?.square);
  const start = ship && where.ship.get(ship)?.square;
  const goal = squareOf(where, target);
  if (!ship || !start || !goal || target === ship) return [];
  const moves = movesOf(options, ship);
  const attack = attackOn(where, options, clicks, target);
  if (attack) {
    const [launch, enemy, diagonal] = attack;
    return [...routeTo(start, launch, moves.keys(), diagonal), enemy];
  }
  const move = moves.get(goal);
  return move ? routeTo(start, goal, moves.keys(), isDiagonal(move)) : [];
}

/** Whether the ship spends its ability on the way, which is to go diagonally. */
function isDiagonal(option: Option): boolean {
  return option.spends?.includes("ability") ?? false;
}

/** The shortest plain move of the ship to every square that has one. */
function movesOf(options: readonly Option[], ship: Target): Map<string, Option> {
  const moves = new Map<string, Option>();
  for (const option of options) {
    if (option.steps === undefined || option.odds) continue;
    for (const path of option.paths) {
      const end = path[path.indexOf(ship) + 1];
      if (!path.includes(ship) || !end?.startsWith("square:")) continue;
      const [, square] = split(end);
      if (option.steps < (moves.get(square)?.steps ?? Infinity)) moves.set(square, option);
    }
  }
  return moves;
}

/** Launch square and enemy square of the attack that the pointer means, and whether it goes diagonally. */
function attackOn(where: Index, options: readonly Option[], clicks: readonly Target[], target: Target): [string, string, boolean] | null {
  const wanted = clicks.includes(target) ? clicks : [...clicks, target];
  const fits = options
    .filter((option) => option.odds)
    .flatMap((option) => option.paths.map((path) => ({ option, path })))
    .filter(({ path }) => wanted.every((each, i) => path[i] === each))
    .sort((a, b) => (b.option.odds?.win ?? 0) - (a.option.odds?.win ?? 0) || (a.option.steps ?? 0) - (b.option.steps ?? 0));
  const best = fits[0];
  const [attacker, enemy] = best?.path.filter((each) => where.ship.has(each)) ?? [];
  const at = enemy && squareOf(where, enemy);
  const named = best?.option.label.args?.["launch"];
  const from = typeof named === "string" ? named : attacker && squareOf(where, attacker);
  return best && at && from ? [from, at, isDiagonal(best.option)] : null;
}
