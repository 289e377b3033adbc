import { describe, expect, it } from "vitest";
import { nodeAt } from "../../board/picker";
import type { QuantumView } from "./types";
import type { Option } from "../../protocol/types";
import { meant } from "./ask";
import { controls } from "./controls";
import { effects, hint } from "./hint";
import { decided, lights, preview } from "./lit";
import { index, orbitOf, squareOf, targetsAt, totals } from "./model";
import { percent } from "./percent";

const view: QuantumView = {
  game: "quantum",
  rules: 1,
  options: {},
  you: 0,
  phase: "actions",
  layout: { id: "d2-spiral", columns: 6, rows: 3, cubes: 5 },
  squares: ["a1", "b1", "c1", "d1", "a2", "c2", "d2"],
  tiles: [{ square: "a1", planet: "b2", number: 8, capacity: 2, cubes: [0], orbits: [] }],
  ships: [
    { id: "ship:0.0", seat: 0, die: 0, number: 3, place: "map", square: "a1", moved: false, used: false },
    { id: "ship:0.1", seat: 0, die: 1, number: 6, place: "scrapyard", moved: false, used: false },
    { id: "ship:1.0", seat: 1, die: 0, number: 5, place: "map", square: "d1", moved: false, used: false },
  ],
  seats: [],
  market: { command: [], gambit: [], decks: { command: 0, gambit: 0 }, discards: { command: [], gambit: [] } },
};
const where = index(view);

function option(text: string, paths: string[][], more: Partial<Option> = {}): Option {
  return { text, kind: text.split(" ")[0] ?? "", label: { id: "option" }, paths, ...more };
}

const near = option("move a1 b1", [["ship:0.0", "square:b1"]], { cost: 1, steps: 1 });
const far = option("move a1 c1", [["ship:0.0", "square:c1"]], { cost: 1, steps: 2 });
function attack(launch: string, odds: { win: number; both: number }): Option {
  const label = { id: "option-attack", args: { launch } };
  return option(`attack a1 d1 from ${launch}`, [["ship:0.0", "ship:1.0", `square:${launch}`]], { cost: 1, steps: 3, odds, label });
}
const left = attack("c1", { win: 0.5, both: 0.1 });
const below = attack("d2", { win: 0.6, both: 0 });
const build = option("build b2", [["action:build", "planet:b2"], ["planet:b2"]], { cost: 2 });
const modify = option("modify a1 5", [["ship:0.0", "ability:modify", "number:5"]]);
const options = [near, far, left, below, build, modify];

describe("model", () => {
  it("finds what a click on a square may mean", () => {
    expect(targetsAt(where, "a1")).toEqual(["ship:0.0", "square:a1"]);
    expect(targetsAt(where, "b2")).toEqual(["planet:b2", "square:b2"]);
    expect(targetsAt(where, "c2")).toEqual(["square:c2"]);
  });

  it("knows where targets lie, and that a scrapyard is off the map", () => {
    expect(squareOf(where, "planet:b2")).toBe("b2");
    expect(squareOf(where, "ship:1.0")).toBe("d1");
    expect(squareOf(where, "ship:0.1")).toBeUndefined();
  });

  it("names the orbit and writes totals shortly", () => {
    expect(orbitOf("b2")).toEqual(["b1", "a2", "c2", "b3"]);
    expect(totals([8])).toBe("8");
    expect(totals([9, 7, 8])).toBe("7–9");
    expect(totals([8, 11])).toBe("8, 11");
  });
});

describe("lights", () => {
  it("mark whole targets before anything is selected, those off the map left out", () => {
    expect(lights(where, nodeAt(options, []))).toEqual([
      { target: "ship:0.0", square: "a1", kind: "pick", free: false },
      { target: "planet:b2", square: "b2", kind: "pick", free: false },
    ]);
  });

  it("show steps on squares and the best odds on enemies", () => {
    const lit = lights(where, nodeAt(options, ["ship:0.0"]));
    expect(lit.find((light) => light.square === "c1")).toMatchObject({ kind: "move", steps: 2, free: false });
    expect(lit.find((light) => light.square === "d1")).toMatchObject({ kind: "attack", odds: { win: 0.6, both: 0 } });
  });

  it("show the odds of each launch square", () => {
    const lit = lights(where, nodeAt(options, ["ship:0.0", "ship:1.0"]));
    expect(lit.map((light) => [light.square, light.odds?.win])).toEqual([
      ["c1", 0.5],
      ["d2", 0.6],
    ]);
  });

  it("show no steps where a carried ship is set down", () => {
    const label = { id: "option-transport", args: { to: "b1", carried: "a2", drop: "c1" } };
    const carry = option("transport", [["ship:0.0", "square:b1", "square:c1"]], { steps: 1, label });
    const rest = option("transport", [["ship:0.0", "square:b1", "square:a2"]], { steps: 1, label: { ...label, args: { ...label.args, drop: "a2" } } });
    expect(lights(where, nodeAt([carry, rest], ["ship:0.0"]))[0]).toMatchObject({ square: "b1", steps: 1 });
    expect(lights(where, nodeAt([carry, rest], ["ship:0.0", "square:b1"])).map((light) => light.steps)).toEqual([undefined, undefined]);
  });

  it("know a decided walk", () => {
    expect(decided(nodeAt(options, ["planet:b2"]))).toBe(build);
    expect(decided(nodeAt(options, ["ship:0.0", "ability:modify"]))).toBe(modify);
    expect(decided(nodeAt(options, ["ship:0.0"]))).toBeNull();
  });
});

describe("preview", () => {
  it("follows a move", () => {
    expect(preview(where, options, ["ship:0.0"], "square:c1")).toEqual(["a1", "b1", "c1"]);
  });

  it("goes to an attack over the clicked launch square", () => {
    expect(preview(where, options, ["ship:0.0", "ship:1.0"], "square:c1")).toEqual(["a1", "b1", "c1", "d1"]);
  });

  it("goes diagonally where that is what the option spends the ability for, whatever the straight ways are", () => {
    const step = (square: string, steps: number, spends = ["move"]): Option => option(`move a1 ${square}`, [["ship:0.0", `square:${square}`]], { steps, spends });
    const slanted = ["move", "ability"];
    const ways = [step("b1", 1), step("c1", 2), step("c2", 3), step("d3", 3, slanted)];
    expect(preview(where, ways, ["ship:0.0"], "square:d3")).toEqual(["a1", "b1", "c2", "d3"]);
    expect(preview(where, ways, ["ship:0.0"], "square:c2")).toEqual(["a1", "b1", "c1", "c2"]);
    const label = { id: "option-attack", args: { launch: "c2" } };
    const shot = option("attack a1 d1 from c2", [["ship:0.0", "ship:1.0", "square:c2"]], { steps: 3, spends: slanted, odds: { win: 1, both: 0 }, label });
    expect(preview(where, [...ways, shot], ["ship:0.0", "ship:1.0"], "square:c2")).toEqual(["a1", "b1", "c2", "d1"]);
  });

  it("is empty for the selected ship itself and for what does not move", () => {
    expect(preview(where, options, ["ship:0.0"], "ship:0.0")).toEqual([]);
    expect(preview(where, options, [], "planet:b2")).toEqual([]);
  });
});

describe("controls", () => {
  const refusals = [{ target: "action:deploy", reason: "no-ship-in-scrapyard", clause: "Q-DEPLOY-8" }];

  it("list buttons in a steady order, greyed ones with their reason", () => {
    const research = option("research", [["action:research"]], { cost: 1 });
    const end = option("end", [["control:end"]]);
    const list = controls(nodeAt([end, research, ...options], []), refusals);
    expect(list.map((each) => each.target)).toEqual(["action:deploy", "action:build", "action:research", "control:end"]);
    expect(list.map((each) => each.key)).toEqual(["D", "B", "S", "E"]);
    expect(list.map((each) => each.cost)).toEqual([undefined, 2, 1, undefined]);
    expect(list[0]?.refusal).toBe(refusals[0]);
  });

  it("offer abilities and numbers within a walk", () => {
    const abilities = controls(nodeAt(options, ["ship:0.0"]), refusals);
    expect(abilities.map((each) => each.target)).toEqual(["ability:modify"]);
    const numbers = controls(nodeAt(options, ["ship:0.0", "ability:modify"]), refusals);
    expect(numbers.map((each) => [each.target, each.key])).toEqual([["number:5", "5"]]);
  });
});

describe("hint", () => {
  it("asks for what is next", () => {
    expect(hint(nodeAt(options, ["ship:0.0", "ship:1.0"]))).toBe("play-pick-launch");
    expect(hint(nodeAt(options, ["ship:0.0"]))).toBe("play-pick-destination");
    expect(hint(nodeAt(options, ["ship:0.0", "ability:modify"]))).toBe("play-pick-number");
  });

  it("tells the three choices of a transport apart", () => {
    const clicks = ["ship:0.0", "ability:transport", "ship:0.1", "square:b1", "square:c1"];
    const load = option("transport a1 b1 carry a2 drop c1", [clicks, ["ability:transport", "ship:0.0", ...clicks.slice(2)]]);
    const other = option("transport a1 b1 carry a2 drop c2", [[...clicks.slice(0, 4), "square:c2"]]);
    const ways = [load, other];
    expect(hint(nodeAt(ways, ["ability:transport"]))).toBe("play-pick-ship");
    expect(hint(nodeAt(ways, clicks.slice(0, 2)))).toBe("play-pick-cargo");
    expect(hint(nodeAt(ways, clicks.slice(0, 3)))).toBe("play-pick-square");
    expect(hint(nodeAt(ways, clicks.slice(0, 4)))).toBe("play-pick-drop");
  });

  it("says what the cards do that can be played into a fight", () => {
    const use = option("use cruel", [["card:cruel"]]);
    const pass = option("pass", [["control:pass"]]);
    const grey = { target: "card:agile", reason: "card-works-by-itself" };
    expect(effects(controls(nodeAt([use, pass], []), [grey]))).toEqual(["card-cruel.effect"]);
  });
});

describe("meant", () => {
  it("turns a click beside the lights into the option that was probably meant", () => {
    expect(meant(where, ["ship:0.0"], ["square:c2"])).toBe("move a1 c2");
    expect(meant(where, ["ship:0.0"], ["ship:1.0", "square:d1"])).toBe("attack a1 d1 from a1");
    expect(meant(where, [], ["planet:b2", "square:b2"])).toBe("build b2");
    expect(meant(where, [], ["ship:1.0", "square:d1"])).toBeUndefined();
  });
});

describe("percent", () => {
  it("calls only certainty certain", () => {
    expect(percent(0.2778)).toBe("28 %");
    expect(percent(0.001)).toBe("<1 %");
    expect(percent(0.999)).toBe(">99 %");
    expect(percent(1)).toBe("100 %");
  });
});
