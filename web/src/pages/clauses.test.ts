import { describe, expect, it } from "vitest";
import { marksOf, pieces, search } from "./clauses";

const CHAPTERS = [
  {
    title: "Move (Q-MOVE)",
    clauses: [
      { id: "Q-MOVE-1", mark: "text", text: "A move costs one action." },
      { id: "Q-MOVE-2", mark: "text", text: "No diagonal steps, see Q-MOVE-1." },
    ],
  },
  { title: "Attack (Q-ATK)", clauses: [{ id: "Q-ATK-1", mark: "text", text: "The lower total wins." }] },
];

describe("search", () => {
  it("shows everything for an empty query", () => {
    expect(search(CHAPTERS, "  ")).toEqual(CHAPTERS);
  });

  it("wants every word and reads ids and titles too", () => {
    expect(search(CHAPTERS, "diagonal move").flatMap((each) => each.clauses.map(({ id }) => id))).toEqual(["Q-MOVE-2"]);
    expect(search(CHAPTERS, "q-atk")).toHaveLength(1);
    expect(search(CHAPTERS, "warp")).toEqual([]);
  });
});

describe("marksOf", () => {
  it("takes the marks of a clause apart", () => {
    expect(marksOf("[official] [faq] (unverified)")).toEqual(["official", "faq", "unverified"]);
    expect(marksOf()).toEqual([]);
  });
});

describe("pieces", () => {
  it("finds code, emphasis and clauses that exist", () => {
    expect(pieces("Say `move d4 c4`, **not** Q-MOVE-9 but Q-MOVE-1.", new Set(["Q-MOVE-1"]))).toEqual([
      { kind: "text", text: "Say " },
      { kind: "code", text: "move d4 c4" },
      { kind: "text", text: ", " },
      { kind: "strong", text: "not" },
      { kind: "text", text: " " },
      { kind: "text", text: "Q-MOVE-9" },
      { kind: "text", text: " but " },
      { kind: "clause", text: "Q-MOVE-1" },
      { kind: "text", text: "." },
    ]);
  });

  it("finds clauses of every game, with one word before the number or two", () => {
    const ids = new Set(["F-ADV-3", "FX-13"]);
    const found = pieces("FX-13 rests on F-ADV-3, not on F-ADV-33 (RX-78).", ids).filter((piece) => piece.kind === "clause");
    expect(found.map((piece) => piece.text)).toEqual(["FX-13", "F-ADV-3"]);
  });

  it("finds clauses that have a letter after the number", () => {
    const ids = new Set(["F-CBT-46", "F-CBT-46a"]);
    const found = pieces("See F-CBT-46a, F-CBT-46, and not F-CBT-46b.", ids).filter((piece) => piece.kind === "clause");
    expect(found.map((piece) => piece.text)).toEqual(["F-CBT-46a", "F-CBT-46"]);
  });
});
