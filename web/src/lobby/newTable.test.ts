import { beforeEach, describe, expect, it } from "vitest";
import type { GameInfo, Layout } from "../protocol/types";
import { NewTableForm } from "./newTable.svelte";

const layout = (id: string, players: number): Layout => ({ id, players, cubes: 5, rows: [[8, 7]], starts: [[0, 0]] });
const GAME: GameInfo = {
  id: "quantum",
  seats: { min: 2, max: 4 },
  choices: [
    { id: "layout", values: ["random", "two", "other-two", "three"], default: "two" },
    { id: "three_only", values: [false, true], default: false, seats: [3] },
    { id: "the_void", values: [false, true], default: false },
  ],
  layouts: [layout("two", 2), layout("other-two", 2), layout("three", 3)],
  bots: ["random", "captain"],
};

describe("NewTableForm", () => {
  let form: NewTableForm;
  beforeEach(() => {
    form = new NewTableForm(GAME);
  });

  it("can be sent as it is", () => {
    expect(form.request()).toEqual({ game: "quantum", name: undefined, options: {}, seats: ["me", "open"], public: false });
  });

  it("offers only the maps for its number of seats", () => {
    expect(form.layouts.map(({ id }) => id)).toEqual(["two", "other-two"]);
    form.add();
    expect(form.layouts.map(({ id }) => id)).toEqual(["three"]);
    expect(form.canBeRandom).toBe(true);
  });

  it("starts from the first map of its number of seats", () => {
    expect(form.layout).toBe("two");
    form.add();
    expect(form.layout).toBe("three");
  });

  it("sends no option that its number of seats does not have", () => {
    form.choose("three_only", true);
    expect(form.request()).toMatchObject({ options: {} });
    form.add();
    expect(form.request()).toMatchObject({ options: { three_only: true } });
  });

  it("returns to the first map when the chosen one no longer fits", () => {
    form.choose("layout", "other-two");
    form.add();
    expect(form.layout).toBe("three");
    expect(form.request()).toMatchObject({ options: {} });
  });

  it("keeps between the fewest and the most seats", () => {
    form.remove(1);
    expect(form.chairs).toHaveLength(2);
    for (let i = 0; i < 5; i++) form.add();
    expect(form.chairs).toHaveLength(4);
  });

  it("seats its creator once", () => {
    form.seat(1, "me");
    expect(form.chairs.map(({ who }) => who)).toEqual(["open", "me"]);
  });

  it("asks for the name of somebody at the same screen", () => {
    form.seat(1, "same-screen");
    expect(form.request()).toEqual({ missing: "new-name-missing" });
    const second = form.chairs[1];
    if (second) second.name = " Miguel ";
    expect(form.request()).toMatchObject({ seats: ["me", "same-screen:Miguel"] });
  });

  it("sends changed options and counts them", () => {
    form.choose("the_void", true);
    expect(form.changes).toBe(1);
    expect(form.request()).toMatchObject({ options: { the_void: true } });
    form.reset();
    expect(form.changes).toBe(0);
  });
});
