const KEY = "starhold.settings";

interface Saved {
  motion: boolean;
  confirm: boolean;
  sound: boolean;
}

function calm(): boolean {
  return typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}

function read(): Saved {
  const usual = { motion: !calm(), confirm: true, sound: false };
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Saved>) };
  } catch {
    return usual;
  }
}

/** What a person has chosen for this browser; kept in local storage. */
class Settings {
  #saved = $state<Saved>(read());

  /** Animations may run; off by default where the system asks for reduced motion. */
  get motion(): boolean {
    return this.#saved.motion;
  }
  set motion(value: boolean) {
    this.#save({ motion: value });
  }

  /** Ask before a step that cannot be undone. */
  get confirm(): boolean {
    return this.#saved.confirm;
  }
  set confirm(value: boolean) {
    this.#save({ confirm: value });
  }

  get sound(): boolean {
    return this.#saved.sound;
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
