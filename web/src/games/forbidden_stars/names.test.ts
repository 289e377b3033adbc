import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import type { Option } from "../../protocol/types";
import { bundle, use } from "../../text/words.svelte";
import { index } from "./model";
import { nameOf, saidBy } from "./names";
import { sample } from "./testing";

const quantum = "ship-1 = Battlestation\nship-2 = Flagship";

beforeAll(() => {
  use("en", [bundle("en", readFileSync("src/text/en.ftl", "utf8"), `${quantum}\ncard-rain_of_fire = Rain of Fire\ncard-x = X\n    .unit-1 = Roll a die.\n    .unit-2 = Turn a die.`)]);
});

describe("nameOf", () => {
  it("numbers alternatives and places, and takes them for no ship of another game", () => {
    const where = index(sample());
    expect(nameOf(where, "choice:0")).toBe("Alternative 1");
    expect(nameOf(where, "position:1")).toBe("Token 2 from below");
  });

  it("calls the next upgrade by the name of its card", () => {
    expect(nameOf(index(sample()), "upgrade:rain_of_fire")).toBe("Rain of Fire");
  });
});

describe("saidBy", () => {
  const option = (id: string): Option => ({ text: id, kind: "choose", label: { id }, paths: [] });

  it("is what one option says, or several alike", () => {
    expect(saidBy([option("card-x.unit-1")])).toBe("Roll a die.");
    expect(saidBy([option("card-x.unit-1"), option("card-x.unit-1")])).toBe("Roll a die.");
  });

  it("is nothing where options differ, or where there are none", () => {
    expect(saidBy([option("card-x.unit-1"), option("card-x.unit-2")])).toBeUndefined();
    expect(saidBy([])).toBeUndefined();
  });
});
