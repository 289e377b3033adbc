import { describe, expect, it } from "vitest";
import { back, carryOver, chosen, click, implied, nodeAt, type Pickable, withObvious } from "./picker";

function option(text: string, ...paths: string[][]): Pickable {
  return { text, paths };
}

const research = option("research", ["action:research"]);
const near = option("move d4 c4", ["ship:0.2", "square:c4"], ["action:move", "ship:0.2", "square:c4"]);
const far = option("move d4 b4", ["ship:0.2", "square:b4"]);
const curious = option("move d4 c4 with curious", ["ship:0.2", "square:c4", "card:curious"]);
const left = option("attack d4 h6 from g6", ["ship:0.2", "ship:1.0", "square:g6"]);
const above = option("attack d4 h6 from h5", ["ship:0.2", "ship:1.0", "square:h5"]);
const other = option("attack a1 b1 from a1", ["ship:0.0", "ship:1.1", "square:a1"]);
const options = [research, near, far, curious, left, above, other];

describe("nodeAt", () => {
  it("lights the first targets of all paths", () => {
    expect([...nodeAt(options, []).next.keys()]).toEqual(["action:research", "ship:0.2", "action:move", "ship:0.0"]);
  });

  it("lists under a target the options that stay possible", () => {
    expect(nodeAt(options, ["ship:0.2"]).next.get("square:c4")).toEqual([near, curious]);
  });

  it("holds complete options apart from those that go on", () => {
    const node = nodeAt(options, ["ship:0.2", "square:c4"]);
    expect(node.complete).toEqual([near]);
    expect([...node.next.keys()]).toEqual(["card:curious"]);
    expect(node.open).toEqual([near, curious]);
  });

  it("is empty after clicks that lead nowhere", () => {
    expect(nodeAt(options, ["square:a9"])).toMatchObject({ complete: [], open: [] });
  });
});

describe("clicks in any order", () => {
  const loose = (text: string, any: number, ...paths: string[][]): Pickable => ({ text, any, paths });
  const both = loose("a b, then c", 2, ["a", "b", "c"]);
  const twice = loose("a a, then b or c", 2, ["a", "a", "b"], ["a", "a", "c"]);
  const last = option("c", ["c"]);
  const all = [both, twice, last];

  it("lights what is left of the first ones, and the last one only after them", () => {
    expect([...nodeAt(all, []).next.keys()]).toEqual(["a", "b", "c"]);
    expect([...nodeAt(all, ["a"]).next.keys()]).toEqual(["b", "a"]);
    expect(nodeAt(all, ["c", "a"]).open).toEqual([]);
  });

  it("has an option as soon as it is the only one left", () => {
    expect(click(all, [], "b")).toMatchObject({ kind: "chosen", option: both });
    expect(click(all, ["a"], "b")).toMatchObject({ kind: "chosen", option: both });
    expect(click(all, ["a"], "a")).toMatchObject({ kind: "chosen", option: twice });
    expect(click(all, [], "a")).toMatchObject({ kind: "walk" });
  });

  it("does not count one target twice", () => {
    expect(nodeAt([both, last], ["a", "a"]).open).toEqual([]);
  });

  it("has nothing before the first click", () => {
    expect(chosen(nodeAt([both], []))).toBeNull();
  });
});

describe("chosen and implied", () => {
  it("chooses the only option with a complete path", () => {
    expect(chosen(nodeAt(options, ["ship:0.2", "square:b4"]))).toBe(far);
  });

  it("chooses nothing while another option goes on from the same clicks", () => {
    expect(chosen(nodeAt(options, ["ship:0.2", "square:c4"]))).toBeNull();
  });

  it("implies the rest of a path that has no alternative after two clicks", () => {
    expect(implied(nodeAt(options, ["ship:0.0", "ship:1.1"]))).toBe(other);
    expect(implied(nodeAt(options, ["ship:0.0"]))).toBeNull();
    expect(implied(nodeAt(options, ["ship:0.2", "ship:1.0"]))).toBeNull();
  });
});

describe("click", () => {
  it("walks one step", () => {
    expect(click(options, [], "ship:0.2")).toMatchObject({ kind: "walk", node: { clicks: ["ship:0.2"] } });
  });

  it("chooses by an alternative order of clicks", () => {
    expect(click([near, far], ["action:move", "ship:0.2"], "square:c4")).toMatchObject({ kind: "chosen", option: near });
  });

  it("lets the player choose the launch square", () => {
    expect(click(options, ["ship:0.2", "ship:1.0"], "square:h5")).toMatchObject({ kind: "chosen", option: above });
  });

  it("begins anew at another first target", () => {
    expect(click(options, ["ship:0.2", "ship:1.0"], "ship:0.0")).toMatchObject({
      kind: "walk",
      node: { clicks: ["ship:0.0"] },
    });
  });

  it("takes the last click back when it is repeated", () => {
    expect(click(options, ["ship:0.2"], "ship:0.2")).toMatchObject({ kind: "walk", node: { clicks: [] } });
  });

  it("goes back to an earlier click", () => {
    expect(click(options, ["ship:0.2", "ship:1.0"], "ship:0.2")).toMatchObject({ node: { clicks: ["ship:0.2"] } });
  });

  it("misses a target that leads nowhere and stays", () => {
    expect(click(options, ["ship:0.2"], "square:a9")).toMatchObject({
      kind: "missed",
      target: "square:a9",
      node: { clicks: ["ship:0.2"] },
    });
  });
});

describe("back and carryOver", () => {
  it("undoes one click", () => {
    expect(back(options, ["ship:0.2", "ship:1.0"]).clicks).toEqual(["ship:0.2"]);
    expect(back(options, []).clicks).toEqual([]);
  });

  it("keeps the clicks that the new options still know", () => {
    expect(carryOver([far], ["ship:0.2", "ship:1.0"])).toEqual(["ship:0.2"]);
    expect(carryOver([research], ["ship:0.2"])).toEqual([]);
  });
});

describe("withObvious", () => {
  const place = (ship: string, square: string): Pickable => ({ text: `place ${ship} ${square}`, paths: [[ship, square]] });
  const ship = (target: string): boolean => target.startsWith("ship:");

  it("clicks on the only ship, so that a square suffices", () => {
    const options = [place("ship:1", "square:a1"), place("ship:1", "square:b1")];
    expect(withObvious(options, [], ship)).toEqual(["ship:1"]);
    expect(withObvious(options, ["ship:1"], ship)).toEqual(["ship:1"]);
  });

  it("does so too where a button stands beside the ship", () => {
    const scrap: Pickable = { text: "scrap", paths: [["ship:1", "control:scrap"], ["control:scrap", "ship:1"]] };
    expect(withObvious([place("ship:1", "square:a1"), scrap], [], ship)).toEqual(["ship:1"]);
    expect(withObvious([place("ship:1", "square:a1"), { text: "done", paths: [["control:done"]] }], [], ship)).toEqual([]);
  });

  it("leaves the choice between two ships, what is not obvious, and the last click to the person", () => {
    expect(withObvious([place("ship:1", "square:a1"), place("ship:2", "square:a1")], [], ship)).toEqual([]);
    expect(withObvious([place("card:1", "square:a1")], [], ship)).toEqual([]);
    expect(withObvious([{ text: "take", paths: [["ship:1"]] }], [], ship)).toEqual([]);
  });
});
