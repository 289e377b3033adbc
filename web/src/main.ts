import { mount } from "svelte";
import App from "./app/App.svelte";
import "./app/tokens.css";
import "./app/theme.css";

const RELOADED = "starhold.reloaded";

// A server that was upgraded has no longer the files that a page of before asks for: it is loaded afresh, once for each build.
addEventListener("vite:preloadError", () => {
  if (sessionStorage.getItem(RELOADED) === import.meta.url) return;
  sessionStorage.setItem(RELOADED, import.meta.url);
  location.reload();
});

const target = document.getElementById("app");
if (target) mount(App, { target });
