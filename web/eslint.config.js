import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

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
  {
    files: ["src/board/**"],
    rules: {
      "no-restricted-imports": ["error", { patterns: ["**/games/**"] }],
    },
  },
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
      ],
    },
  },
  // A set or query that lives inside one function need not be reactive.
  { files: ["**/*.svelte.ts"], rules: { "svelte/prefer-svelte-reactivity": "off" } },
  { files: ["**/*.test.ts"], rules: { "max-lines-per-function": "off" } },
);
