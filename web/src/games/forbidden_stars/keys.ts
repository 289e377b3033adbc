/** The letters of Forbidden Stars' table. */
import type { GameKeys } from "../../table/keys";
import type { TableState } from "./table.svelte";

const ORDERS: Readonly<Record<string, string>> = { A: "advance", D: "deploy", O: "dominate", S: "strategise" };

/** What the table of Forbidden Stars adds to the keys of every table. */
export function gameKeys(table: TableState): GameKeys {
  return {
    rows: [
      { keys: ["↑", "↓", "←", "→"], words: "fs-key-marks" },
      { keys: Object.keys(ORDERS), words: "fs-key-orders" },
      { keys: ["V"], words: "fs-key-revealed" },
      { keys: ["M"], words: "fs-key-market" },
      { keys: ["R"], words: "fs-key-rotate" },
      { keys: ["F"], words: "fs-key-flip" },
      { keys: ["E"], words: "fs-key-done" },
    ],
    hide: "fs-hide-pieces",
    press: (letter) => {
      if (letter === "V") table.overview = true;
      if (letter === "M") table.market = table.own !== undefined && !table.market;
      return "VM".includes(letter) || (table.mine && press(letter, table));
    },
  };
}

/** What a letter means for the question that is asked. */
function press(letter: string, table: TableState): boolean {
  const order = ORDERS[letter];
  const face = [...table.node.next.keys()].find((target) => order !== undefined && target.startsWith(`order:${order}`));
  if (face) table.pick([face]);
  else if (letter === "R" && table.asking === "lay") table.turn = (table.turn + 1) % 4;
  else return letter === "E" && end(table);
  return true;
}

function end(table: TableState): boolean {
  const target = ["control:done", "control:stay", "control:pass"].find((each) => table.node.next.has(each));
  if (target) table.pick([target]);
  return target !== undefined;
}
