import { svelte } from "@sveltejs/vite-plugin-svelte";
import { compression } from "vite-plugin-compression2";
import { defineConfig } from "vitest/config";

/** Where `npm run dev` finds a running server. */
const backend = process.env["STARHOLD_BACKEND"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  // The page is filled in by the server, which compresses it then; its other files are compressed here once.
  plugins: [svelte(), compression({ algorithms: ["gzip", "brotliCompress"], include: /\.(js|css|svg)$/, threshold: 600 })],
  // Files name each other relative to themselves, so that the server may stand below any path.
  base: "./",
  build: {
    outDir: "../src/starhold/web",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
  },
  server: {
    host: "127.0.0.1",
    proxy: { "/api": { target: backend, ws: true }, "/text": backend },
  },
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  test: {
    environment: "node",
    include: ["src/**/*.test.ts"],
  },
});
