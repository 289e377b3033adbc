import { readdirSync } from "node:fs";
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

/** The folders of the client: each knows only those after it. */
const ORDER = ["app", "pages", "lobby", "games", "table", "board", "widgets", "state", "text", "protocol", "browser"];
const folders = (path) => readdirSync(new URL(path, import.meta.url), { withFileTypes: true }).filter((each) => each.isDirectory()).map(({ name }) => name);
const homeless = folders("src").filter((name) => !ORDER.includes(name));
if (homeless.length > 0) throw new Error(`No place in the order of folders: ${homeless.join(", ")}`);

/** Files of a folder may not name any of some others. */
const closed = (folder, others) => ({
  files: [`src/${folder}/**`],
  rules: {
    "no-restricted-imports": ["error", { patterns: [{ regex: `^(\\.\\./)+(${others.join("|")})(/|$)`, message: "Folders import one way, see ORDER in eslint.config.js." }] }],
  },
});
const games = folders("src/games");

/** A colour in a script or in an attribute; stylelint sees those in styles. */
const COLOUR = String.raw`/#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(rgb|hsl)a?\(/i`;

export default ts.config(
  { ignores: ["node_modules/", "../src/starhold/web/"] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  ...ORDER.slice(1).map((folder, place) => closed(folder, ORDER.slice(0, place + 1))),
  ...games.map((game) => closed(`games/${game}`, [...ORDER.slice(0, ORDER.indexOf("games")), ...games.filter((other) => other !== game)])),
  {
    rules: {
      "max-lines": ["error", 500],
      "max-lines-per-function": ["error", 50],
      "no-undef": "off",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "svelte/require-each-key": "error",
      "no-restricted-syntax": [
        "error",
        { selector: 'SvelteAttribute[key.name="href"] > SvelteLiteral[value=/^\\u002F/]', message: "Use at(): the server may stand below a path." },
        ...["Literal[value", "TemplateElement[value.raw", "SvelteLiteral[value"].map((node) => ({ selector: `${node}=${COLOUR}]`, message: "Colours have names: see tokens.css." })),
      ],
    },
  },
  // A set or query that lives inside one function need not be reactive.
  { files: ["**/*.svelte.ts"], rules: { "svelte/prefer-svelte-reactivity": "off" } },
  { files: ["**/*.test.ts"], rules: { "max-lines-per-function": "off" } },
);
