import { describe, expect, it } from "vitest";
import { spread } from "./spread";
import type { Entry } from "./types";

const moves: Entry = {
  text: "move f5 * with curious",
  kind: "move",
  label: { id: "option-move-free", args: { number: 2, from: "f5", to: "*", card: "curious" } },
  paths: [["ship:0.0", "square:*"]],
  steps: 1,
  each: ["f4", "g5"],
};
const end: Entry = { text: "end", kind: "end", label: { id: "option-end" }, paths: [["control:end"]] };

describe("entries", () => {
  it("that stand for several options become one each", () => {
    const options = spread([moves, end]);
    expect(options.map((option) => option.text)).toEqual(["move f5 f4 with curious", "move f5 g5 with curious", "end"]);
    expect(options[1]).toEqual({
      text: "move f5 g5 with curious",
      kind: "move",
      label: { id: "option-move-free", args: { number: 2, from: "f5", to: "g5", card: "curious" } },
      paths: [["ship:0.0", "square:g5"]],
      steps: 1,
    });
  });

  it("leave the entry as it came", () => {
    spread([moves]);
    expect(moves.paths).toEqual([["ship:0.0", "square:*"]]);
  });
});
