// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";
import { Drawing } from "./drawing.svelte";

function at(moment: number, table = "t"): Drawing {
  const drawing = new Drawing();
  drawing.open(table, moment);
  return drawing;
}

describe("arrows and marks", () => {
  beforeEach(() => { localStorage.clear(); });

  it("stay with their moment and their table", () => {
    at(7).draw("a1", "b2");
    at(8).draw("c3", "c3");
    expect(at(7).strokes).toEqual([["a1", "b2"]]);
    expect(at(8).strokes).toEqual([["c3", "c3"]]);
    expect([at(9).strokes, at(7, "u").strokes]).toEqual([[], []]);
  });

  it("go when they are drawn again, or all at once", () => {
    const drawing = at(7);
    drawing.draw("a1", "b2");
    drawing.draw("b2", "a1");
    drawing.draw("a1", "b2");
    expect(at(7).strokes).toEqual([["b2", "a1"]]);
    drawing.clear();
    expect(at(7).strokes).toEqual([]);
  });

  it("are drawn by two squares that keys choose", () => {
    const drawing = at(7);
    drawing.tap("a1");
    expect(drawing.strokes).toEqual([]);
    drawing.tap("a1");
    drawing.tap("a1");
    drawing.tap("b1");
    expect(drawing.strokes).toEqual([["a1", "a1"], ["a1", "b1"]]);
  });

  it("survive what is no drawing in the storage", () => {
    localStorage.setItem("starhold.drawings.t", "{");
    const drawing = at(7);
    drawing.draw("a1", "b2");
    expect(at(7).strokes).toHaveLength(1);
  });
});
