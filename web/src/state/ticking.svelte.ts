/** The time of this device, told anew each second while somebody looks at it. */
class Ticking {
  #now = $state(Date.now());
  #users = 0;
  #timer: ReturnType<typeof setInterval> | undefined;

  /** Milliseconds since 1970. */
  get now(): number {
    return this.#now;
  }

  /** Begins to tick; call inside an effect, which ends it. */
  use(): () => void {
    this.#users += 1;
    this.#now = Date.now();
    this.#timer ??= setInterval(() => (this.#now = Date.now()), 1000);
    return () => {
      this.#users -= 1;
      if (this.#users > 0) return;
      clearInterval(this.#timer);
      this.#timer = undefined;
    };
  }
}

export const ticking = new Ticking();
