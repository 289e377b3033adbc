/** A table for tests: three squares in a row, each a target, and options that name them. */
import type { Live } from "../protocol/live.svelte";
import type { Option, Target, View } from "../protocol/types";
import { TableCore } from "./core.svelte";

const view: View = { game: "test", you: 0, phase: "play" };

/** An option with one path. */
export function option(text: string, path: Target[], more: Partial<Option> = {}): Option {
  return { text, kind: text, label: { id: "x" }, paths: [path], ...more };
}

export class TestTable extends TableCore<View> {
  override get stops(): readonly string[] {
    return ["a1", "b1", "c1"];
  }

  override squareOf(target: Target): string | undefined {
    return target.startsWith("square:") ? target.slice("square:".length) : undefined;
  }

  override targetsAt(square: string): Target[] {
    return [`square:${square}`];
  }
}

/** A table at which seat 0 is asked to choose among options; `live` replaces parts of the connection. */
export function tableWith(options: readonly Option[], live: Partial<Record<keyof Live, unknown>> = {}): TestTable {
  const decision = { actors: [0], kind: "choose", prompt: { id: "x" }, options };
  return new TestTable({ view, decision, myTurn: [0], undoable: [], ...live } as unknown as Live);
}
