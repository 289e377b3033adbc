import { api, ApiError } from "../protocol/api";
import type { Language, Me } from "../protocol/types";
import { LANGUAGES, language, speak } from "../text/words.svelte";
import { reasonText, toast } from "./toasts.svelte";

const KEY = "starhold.language";

/** Who looks at the page: known without registration, by a cookie. */
export const me = $state<{ it: Me | undefined }>({ it: undefined });

/** Finds the language, loads the words, and asks the server who we are. */
export async function arrive(): Promise<void> {
  const chosen = stored();
  await speak(chosen ?? preferred(navigator.languages));
  try {
    me.it = await api.me();
    if (chosen && me.it.language !== chosen) await change({ language: chosen });
    else if (!chosen && me.it.language !== language()) await speak(me.it.language);
  } catch (error) {
    report(error);
  }
}

/** This browser is somebody else from now on, who may speak another language than was chosen here. */
export async function become(now: Me): Promise<void> {
  me.it = now;
  if (!stored() && now.language !== language()) await speak(now.language);
}

/** The first language of a list that we speak; English otherwise. */
export function preferred(wanted: readonly string[]): Language {
  for (const each of wanted) {
    const found = LANGUAGES.find(({ id }) => each.toLowerCase().startsWith(id));
    if (found) return found.id;
  }
  return "en";
}

/** Switches the language here and for the server's sentences. */
export async function chooseLanguage(wanted: Language): Promise<void> {
  try {
    localStorage.setItem(KEY, wanted);
  } catch {
    // Without storage the server still remembers.
  }
  await speak(wanted);
  await change({ language: wanted });
}

/** Sets the own name; false where the server refused it. */
export async function rename(name: string): Promise<boolean> {
  return change({ name });
}

async function change(what: { name?: string; language?: Language }): Promise<boolean> {
  try {
    me.it = await api.changeMe(what);
    return true;
  } catch (error) {
    report(error);
    return false;
  }
}

/** Shows a failed request as a note; anything else is a fault of the program and is thrown on. */
export function report(error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
  toast(reasonText(error), { kind: "error" });
}

function stored(): Language | undefined {
  try {
    const found = localStorage.getItem(KEY);
    return LANGUAGES.find(({ id }) => id === found)?.id;
  } catch {
    return undefined;
  }
}
