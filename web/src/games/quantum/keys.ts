/** The letters of Quantum's table: those on the buttons of the moment. */
import type { Sign } from "../../state/keys.svelte";
import type { GameKeys } from "../../table/keys";
import { CUBE, DOMINANCE, MOVED, PLACE, RESEARCH, USED } from "./art/signs";
import type { TableState } from "./table.svelte";

const SIGNS: readonly Sign[] = [
  { text: "7–10", words: "sign-planet" },
  { path: PLACE, words: "sign-place" },
  { text: "A 8/9", words: "sign-sum" },
  { text: "●●○", words: "sign-actions" },
  { path: DOMINANCE, words: "play-dominance" },
  { path: RESEARCH, words: "play-research" },
  { path: CUBE, words: "play-cubes-left" },
  { text: "×2", words: "sign-reserve" },
  { path: MOVED, reach: 9, words: "sign-moved" },
  { path: USED, reach: 9, words: "sign-used" },
];

/** What the table of Quantum adds to the keys of every table. */
export function gameKeys(table: TableState): GameKeys {
  return {
    rows: [
      { keys: ["R", "D", "B", "S", "…"], words: "play-key-letters" },
      { keys: ["E"], words: "play-key-end" },
    ],
    signs: SIGNS,
    hide: "play-hide-pieces",
    press: (letter) => press(letter, table),
  };
}

function press(letter: string, table: TableState): boolean {
  const control = table.mine ? table.controls.find((each) => each.key === letter) : undefined;
  if (!control) return false;
  if (control.refusal) table.explainRefusal(control.refusal);
  else table.pick([control.target]);
  return true;
}
