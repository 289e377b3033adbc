/** Chances of a fight in words: always those of the attacker, as the server says them. */
import type { Option } from "../../protocol/types";
import { t } from "../../text/words.svelte";
import type { Index } from "./model";
import { percent } from "./percent";

type Odds = NonNullable<Option["odds"]>;

/** What stands on a button: `42 %`, or two crosses where both ships are lost for certain. */
export function chanceSign(odds: Odds): string {
  return odds.win === 0 && odds.both === 1 ? "✕✕" : percent(odds.win);
}

/** The same for those who hear it. */
export function chanceWords(odds: Odds): string {
  return odds.win === 0 && odds.both === 1 ? t("play-fight-both") : t("play-chance", { chance: percent(odds.win) });
}

/** Whose attack is being fought out; undefined while there is none. */
export function attackerOf({ view, ship }: Index): number | undefined {
  return view.combat && ship.get(view.combat.attacker)?.seat;
}

/** The chance to win of one's own attack, or in a fight by the name of who attacks: the defender reads it too. */
export function winWords(where: Index, { win }: Odds): string {
  const seat = attackerOf(where);
  const chance = percent(win);
  return seat === undefined ? t("play-odds-win", { chance }) : t("play-odds-of", { seat, chance });
}
