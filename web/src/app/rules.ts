import { marks } from "../state/marks.svelte";
import { FIRST_GAME, type Route } from "../browser/router.svelte";

/** The path of the rules that belong to a page: those of its game, else of the first game. */
export function rulesPath(here: Route): string {
  return `/rules/${"game" in here ? here.game : marks.game || FIRST_GAME}`;
}
