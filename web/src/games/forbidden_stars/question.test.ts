import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import type { Live } from "../../protocol/live.svelte";
import { bundle, use } from "../../text/words.svelte";
import { cardAtWork, question, whereabouts } from "./question";
import { TableState } from "./table.svelte";
import { sample } from "./testing";
import type { StarsView } from "./types";

const game = readFileSync("../src/starhold/games/forbidden_stars/text/en.ftl", "utf8");

beforeAll(() => {
  use("en", [bundle("en", game, readFileSync("src/text/en.ftl", "utf8"), readFileSync("src/games/forbidden_stars/text/en.ftl", "utf8"))]);
});

/** A table at which seat 0 is asked. */
function asking(kind: string, args: object, show: Partial<StarsView["show"]> = {}): TableState {
  const view = { ...sample(), phase: "operations" };
  const decision = { actors: [0], kind, prompt: { id: `fs-prompt-${kind}`, args }, options: [] };
  return new TableState({ view: { ...view, show: { ...view.show, ...show } }, decision, refusals: [], myTurn: [0], undoable: [], log: [] } as unknown as Live);
}

describe("cardAtWork", () => {
  it("is the name of the card with the part of its words that asks", () => {
    const table = asking("effect", { step: "may", ask: "may", card: "faith_in_the_emperor", part: "unit" });
    expect(cardAtWork(table)).toBe("Faith in the Emperor: Rally 1 of your units or gain 1 aquila die.");
    expect(question(table)).toBe("Do you want to use this?");
  });

  it("leaves the name to questions that have it", () => {
    expect(cardAtWork(asking("upgrade", { card: "recruitment_worlds" }))).not.toMatch(/Recruitment Worlds|^$/);
  });

  it("is empty where no card asks", () => {
    expect(cardAtWork(asking("ships", { round: 1 }))).toBe("");
  });
});

describe("the question in the middle of a walk", () => {
  it("asks for a player where one is to be chosen", () => {
    const options = [1, 2].map((seat) => ({ text: `objective ${String(seat)}`, kind: "objective", label: { id: "x" }, paths: [["area:pergam", `seat:${String(seat)}`]] }));
    const table = asking("objectives", {});
    Object.assign(table.live.decision ?? {}, { options });
    table.clicks = ["area:pergam"];
    expect(question(table)).toBe("Choose a player");
  });
});

describe("whereabouts", () => {
  it("names the fight, else the order, else the phase", () => {
    const order = { order: "advance", system: "tile_10a", seat: 1 };
    expect(whereabouts(asking("ground", {}))).toBe("Orders");
    expect(whereabouts(asking("ground", {}, { order }))).toBe("Advance · System E5");
    expect(whereabouts(asking("card", {}, { order, fight: { kind: "combat", area: "tile_10a_ne", round: 1, sides: [] } }))).toMatch(/^Combat · Space/u);
  });
});
