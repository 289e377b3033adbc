/** Colours and type sizes have names, and only the files of tokens say what they are. */
export default {
  rules: {
    "color-named": "never",
    "color-no-hex": true,
    "function-disallowed-list": ["rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch"],
    // A drawing has units of its own, written as px, which grow with it.
    "declaration-property-value-disallowed-list": { "/^font(-size)?$/": ["/\\d(r?em|%|pt|v[wh])/", "/clamp/"] },
  },
  overrides: [
    { files: ["**/*.svelte"], customSyntax: "postcss-html" },
    { files: ["**/tokens.css"], rules: { "color-no-hex": null } },
  ],
};
