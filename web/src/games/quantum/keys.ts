/** The letters of Quantum's table: those on the buttons of the moment. */
import type { GameKeys } from "../../table/keys";
import type { TableState } from "./table.svelte";

/** What the table of Quantum adds to the keys of every table. */
export function gameKeys(table: TableState): GameKeys {
  return {
    rows: [
      { keys: ["R", "D", "B", "S", "…"], words: "play-key-letters" },
      { keys: ["E"], words: "play-key-end" },
    ],
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
