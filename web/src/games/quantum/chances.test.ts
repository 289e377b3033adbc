import { describe, expect, it } from "vitest";
import { nodeAt } from "../../board/picker";
import type { Option } from "../../protocol/types";
import { chanceSign } from "./chances";
import { controls } from "./controls";
import { sumOf, sumsAt } from "./model";

const label = { id: "x" };
const relentless: Option = { text: "use relentless", kind: "use", label, paths: [["card:relentless"]], rolls: true, odds: { win: 0.5, both: 0 } };
const pass: Option = { text: "pass", kind: "pass", label, paths: [["control:pass"]], odds: { win: 0.1667, both: 0 } };
const dangerous: Option = { text: "use dangerous", kind: "use", label, paths: [["card:dangerous"]], rolls: true, odds: { win: 0, both: 1 } };
const strike: Option = {
  text: "strike a1 b1",
  kind: "strike",
  label,
  paths: [
    ["ship:0.0", "ability:strike", "ship:1.0"],
    ["ability:strike", "ship:0.0", "ship:1.0"],
  ],
  odds: { win: 0.3, both: 0 },
};

describe("a button", () => {
  it("has the chance of the attack that its answer leads to", () => {
    const shown = controls(nodeAt([relentless, pass], []), []).map(({ target, odds }) => [target, odds?.win]);
    expect(shown).toEqual([
      ["card:relentless", 0.5],
      ["control:pass", 0.1667],
    ]);
  });

  it("has none where more is to be chosen", () => {
    expect(controls(nodeAt([strike], []), [])).toMatchObject([{ target: "ability:strike", odds: undefined }]);
  });
});

describe("the words of chances", () => {
  it("are a percentage, or that both are lost for certain", () => {
    expect(chanceSign({ win: 0.1667, both: 0 })).toBe("17 %");
    expect(chanceSign({ win: 0.5833, both: 1 })).toBe("58 %");
    expect(chanceSign(dangerous.odds ?? { win: 1, both: 0 })).toBe("✕✕");
  });
});

describe("the sum at a planet", () => {
  it("has in brackets what may be counted or not", () => {
    expect(sumOf({ seat: 0, sum: 7, needs: [8] })).toBe("7/8");
    expect(sumOf({ seat: 0, sum: 7, needs: [] })).toBe("7");
    expect(sumOf({ seat: 0, sum: 4, needs: [6, 7, 8], corners: [3, 6], met: true })).toBe("4(+3+6)/6–8");
    expect(sumOf({ seat: 0, sum: 0, needs: [7], corners: [5, 2], met: true })).toBe("0(+5+2)/7");
  });

  it("is shown where only ships on corners count", () => {
    const around = { seat: 0, sum: 0, needs: [7], corners: [5, 2] };
    expect(sumsAt({ square: "a1", orbits: [{ seat: 1, sum: 0, needs: [7] }, around] })).toEqual([around]);
  });
});
