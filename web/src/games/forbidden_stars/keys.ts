/** The letters of Forbidden Stars' table. */
import type { Sign } from "../../state/keys.svelte";
import type { GameKeys } from "../../table/keys";
import { ICONS } from "./art/icons";
import type { TableState } from "./table.svelte";

const ORDERS: Readonly<Record<string, string>> = { A: "advance", D: "deploy", O: "dominate", S: "strategise" };

/** Capacity of an area, as it is drawn on the map. */
const SLOT = "M-10-6L0-11L10-6V6L0 11L-10 6Z";
/** The flag of an objective. */
const FLAG = "M-8-11H8V6L0 12L-8 6Z";

function icon(name: string, words: string): Sign {
  return { path: ICONS[name], filled: true, words };
}

const SIGNS: readonly Sign[] = [
  { text: "②", words: "fs-sign-income" },
  { path: SLOT, words: "fs-sign-capacity" },
  { path: FLAG, words: "fs-sign-objective" },
  icon("city", "fs-command"),
  icon("forge", "asset-forge"),
  icon("cache", "asset-cache"),
  icon("reinforcement", "asset-reinforcement"),
  icon("eye", "fs-schemes"),
  icon("crown", "fs-first"),
  { text: "◆ 6 +7", words: "fs-sign-materiel" },
  { text: "ϟ", words: "fs-sign-storm" },
];

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
    signs: SIGNS,
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
