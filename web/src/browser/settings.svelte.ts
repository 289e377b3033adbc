import { MediaQuery } from "svelte/reactivity";

const KEY = "starhold.settings";

interface Saved {
  motion: boolean;
  confirm: boolean;
  sound: boolean;
}

const calm = typeof matchMedia === "function" ? new MediaQuery("(prefers-reduced-motion: reduce)", false) : { current: false };

/** What has been chosen; all else goes on as usual. */
function read(): Partial<Saved> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Saved>;
  } catch {
    return {};
  }
}

/** What a person has chosen for this browser; kept in local storage. */
class Settings {
  #saved = $state<Partial<Saved>>(read());

  /** Animations may run; until somebody chooses as the system asks for, also when it changes its mind. */
  get motion(): boolean {
    return this.#saved.motion ?? !calm.current;
  }
  set motion(value: boolean) {
    this.#save({ motion: value });
  }

  /** Ask before a step that cannot be undone. */
  get confirm(): boolean {
    return this.#saved.confirm ?? true;
  }
  set confirm(value: boolean) {
    this.#save({ confirm: value });
  }

  get sound(): boolean {
    return this.#saved.sound ?? false;
  }
  set sound(value: boolean) {
    this.#save({ sound: value });
  }

  #save(change: Partial<Saved>): void {
    Object.assign(this.#saved, change);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#saved));
    } catch {
      // Storage may be full or forbidden; the choice then lasts as long as the page.
    }
  }
}

export const settings = new Settings();
