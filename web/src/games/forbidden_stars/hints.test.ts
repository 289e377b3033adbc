import { describe, expect, it } from "vitest";
import { nodeAt } from "../../board/picker";
import type { Option } from "../../protocol/types";
import { hinted, hintOf } from "./hints";

function order(face: string, system: string, useless: boolean): Option {
  const paths = [[`system:${system}`, `order:${face}`], [`order:${face}`, `system:${system}`]];
  return { text: `order ${face} ${system}`, kind: "order", label: { id: "x" }, paths, ...(useless && { hint: { id: `fs-hint-${face}` } }) };
}

const OPTIONS = [order("deploy", "tile_1a", true), order("deploy", "tile_2a", false), order("advance", "tile_1a", false), order("dominate", "tile_1a", true), order("dominate", "tile_2a", true)];

describe("a warning", () => {
  it("stands at a target when all that it leads to is of no use", () => {
    expect(hintOf(nodeAt(OPTIONS, []), "order:dominate")).toEqual({ id: "fs-hint-dominate" });
    expect(hintOf(nodeAt(OPTIONS, []), "order:deploy")).toBeUndefined();
    expect(hintOf(nodeAt(OPTIONS, ["order:deploy"]), "system:tile_1a")).toEqual({ id: "fs-hint-deploy" });
    expect(hintOf(nodeAt(OPTIONS, []), "order:strategise")).toBeUndefined();
  });
  it("is known for all orders of a system", () => {
    expect(hinted(nodeAt(OPTIONS, ["system:tile_1a"]), "order")).toEqual(["order:deploy", "order:dominate"]);
    expect(hinted(nodeAt(OPTIONS, ["system:tile_2a"]), "system")).toEqual([]);
  });
});
