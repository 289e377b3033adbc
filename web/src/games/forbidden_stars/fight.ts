/** A fight for the eye: stacks of units with what hits them, groups of dice, areas to choose, what a strike promises. */
import type { Option, Target } from "../../protocol/types";
import { pieceOf, pieceTarget, split } from "./model";
import type { Area, Damage, FightSide, StrikeOdds } from "./types";

export const FACES = ["offence", "defence", "morale"] as const;
export type Face = (typeof FACES)[number];

/** Units of one type and state of a side, or its bastion. */
export interface UnitStack {
  unit: string;
  count: number;
  routed: boolean;
  /** How many of them have been given damage already. */
  hits: number;
  target: Target;
}

/** The damage as it stands after the units in `clicks` have been chosen to take of it too. */
export function afterHits(assign: Damage | undefined, clicks: readonly Target[]): Damage | undefined {
  if (!assign) return undefined;
  const hits = clicks.flatMap((target) => pieceOf(target) ?? []);
  const taken = hits.reduce((sum, hit) => sum + (assign.takes[hit.unit] ?? 0), 0);
  return { ...assign, left: Math.max(0, assign.left - taken), hits: [...assign.hits, ...hits] };
}

/** What a side has in the area of the fight; the bastion last. */
export function stacksOf(area: Area | undefined, seat: number, assign?: Damage): UnitStack[] {
  if (!area) return [];
  const made = (unit: string, count: number, routed: boolean): UnitStack => ({
    unit,
    count,
    routed,
    hits: (assign?.hits ?? []).filter((hit) => hit.unit === unit && hit.routed === routed).length,
    target: pieceTarget(area.id, seat, unit, routed),
  });
  const stacks = (area.units ?? [])
    .filter((units) => units.seat === seat)
    .flatMap((units) => [
      ...(units.count > units.routed ? [made(units.unit, units.count - units.routed, false)] : []),
      ...(units.routed > 0 ? [made(units.unit, units.routed, true)] : []),
    ]);
  const wall = area.owner === seat && (area.structures ?? []).includes("bastion");
  return wall ? [...stacks, made("bastion", 1, false)] : stacks;
}

export interface DiceGroup {
  face: Face;
  dice: number;
  tokens: number;
  target: Target;
}

/** Dice and combat tokens of a side by their icon; icons without any are left out. */
export function diceOf(side: FightSide): DiceGroup[] {
  return FACES.map((face) => ({
    face,
    dice: side.dice[face],
    tokens: face === "morale" ? 0 : side.tokens[face],
    target: `die:${String(side.seat)}.${face}`,
  })).filter((group) => group.dice + group.tokens > 0);
}

export interface AreaChoice {
  target: Target;
  area: string;
  odds: StrikeOdds | undefined;
}

/** Areas that can be chosen next, in the order of the options; for an orbital strike with the best odds of the shots at each. */
export function areaChoices(next: ReadonlyMap<Target, readonly Option[]>): AreaChoice[] {
  return [...next].flatMap(([target, options]) => {
    const [kind, area] = split(target);
    if (kind !== "area") return [];
    const shots = options.flatMap((option) => strikeOdds(option) ?? []);
    return [{ target, area, odds: shots.sort((one, other) => other.damage - one.damage)[0] }];
  });
}

/** What the shot of an option promises; undefined for any other option. */
export function strikeOdds(option: Option): StrikeOdds | undefined {
  return option.kind === "strike" ? (option.odds as unknown as StrikeOdds | undefined) : undefined;
}
