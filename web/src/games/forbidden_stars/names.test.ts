import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { bundle, use } from "../../text/words.svelte";
import { index } from "./model";
import { nameOf } from "./names";
import { sample } from "./testing";

const quantum = "ship-1 = Battlestation\nship-2 = Flagship";

beforeAll(() => {
  use("en", [bundle("en", readFileSync("src/text/en.ftl", "utf8"), `${quantum}\ncard-rain_of_fire = Rain of Fire`)]);
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
