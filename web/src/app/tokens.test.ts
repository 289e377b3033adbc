import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const root = new URL("..", import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), "utf8");
const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((path) => /\.(svelte|ts|css)$/.test(path) && !path.endsWith(".test.ts"));
const all = files.map(read).join("\n");

/** The tokens of the first block of a file, by name. */
function tokens(path: string): ReadonlyMap<string, string> {
  const [first = ""] = /:root \{[^}]*\}/.exec(read(path)) ?? [];
  return new Map([...first.matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name = "", value = ""]) => [name, value]));
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(ink: string, on: string): number {
  const [a, b] = [luminance(ink), luminance(on)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

describe("tokens", () => {
  const names = files.filter((path) => path.endsWith("tokens.css")).flatMap((path) => [...tokens(path).keys()]);

  it("are there where they are used, unless a part sets them for itself", () => {
    const set = new Set([...names, ...[...all.matchAll(/(?:style:|[{;\s"`])(--[\w-]+)(?:=|:)/g)].map(([, name]) => name)]);
    const used = [...all.matchAll(/var\((--[\w-]+)(?![\w-]*\{)/g)].map(([, name]) => name);
    expect(used.filter((name) => !set.has(name) && !/-$/.test(name ?? ""))).toEqual([]);
  });

  it("are all used", () => {
    const families = [...all.matchAll(/var\((--[\w-]+-)\{/g)].map(([, start = ""]) => start);
    const idle = names.filter((name) => !new RegExp(`${name}\\b(?![-\\w]*:)`).test(all) && !families.some((start) => name.startsWith(start)));
    expect(idle).toEqual([]);
  });

  it("are read with ease: every ink on every surface, and what stands on the colour of a seat", () => {
    const of = (name: string): string => tokens("app/tokens.css").get(name) ?? "";
    const pairs = ["--ink", "--ink-2", "--ink-3", "--accent", "--good", "--warn", "--bad", "--p1", "--p2", "--p3", "--p4"].flatMap((ink) =>
      ["--night", "--space-0", "--space-1", "--space-2", "--space-3", "--tile", "--orbit", "--warn-deep"].map((on) => [ink, on] as const),
    );
    const bright = ["--p1", "--p2", "--p3", "--p4", "--accent", "--good", "--warn", "--bad"].map((on) => ["--on-bright", on] as const);
    expect([...pairs, ...bright, ["--bad-light", "--bad-deep"] as const].filter(([ink, on]) => !(contrast(of(ink), of(on)) >= 4.5))).toEqual([]);
  });
});
