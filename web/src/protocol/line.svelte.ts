/** Opens a socket; tests hand in their own. */
export type Open = (address: string) => WebSocket;

/** Timers and chance of a line. */
export interface Clock {
  after(milliseconds: number, action: () => void): () => void;
  /** From 0 up to 1: spreads the attempts of many clients. */
  random(): number;
}

/** The clock of the browser. */
export const realClock: Clock = {
  after(milliseconds, action) {
    const timer = setTimeout(action, milliseconds);
    return () => {
      clearTimeout(timer);
    };
  },
  random: () => Math.random(),
};

/** Milliseconds of silence after which the other side is asked whether it is there: while somebody looks, and else. */
const PING_EVERY = 2_500;
const PING_HIDDEN = 20_000;
/** Milliseconds without an answer after which what is shown may be out of date, and after which the line is lost. */
const STALE_AFTER = 1_800;
const ANSWER_WITHIN = 8_000;
/** A line that has stood as long as this counts as sound: the next retry is quick again. */
const SOUND_AFTER = 10_000;
const FIRST_RETRY = 500;
const LONGEST_RETRY = 15_000;
/** The server says with this code that too much was sent, and this is how long at least it is left alone then. */
const FLOOD = 4429;
const AFTER_FLOOD = 5_000;
/** The server says with these that another attempt is useless: unknown table, forbidden. */
const FINAL = new Set([4403, 4404]);

/** Messages over one WebSocket that is opened again whenever it breaks, with growing waits, and pinged while idle. */
export class Line {
  state = $state<"connecting" | "open" | "waiting" | "closed">("closed");
  /** True from a break until a message comes in again. */
  broken = $state(false);
  /** The other side has not answered for a while: what is shown may be out of date. */
  stale = $state(false);

  #socket: WebSocket | undefined;
  #attempt = 0;
  #fresh = false;
  #cancelRetry = (): void => undefined;
  #cancelPing = (): void => undefined;
  #cancelSound = (): void => undefined;
  #cancelStale = (): void => undefined;
  readonly #open: Open;
  readonly #clock: Clock;

  constructor(
    readonly address: () => string,
    readonly receive: (message: unknown) => void,
    outside: { open?: Open; clock?: Clock } = {},
  ) {
    this.#open = outside.open ?? ((address) => new WebSocket(address));
    this.#clock = outside.clock ?? realClock;
  }

  start(): void {
    if (this.state !== "closed") return;
    globalThis.addEventListener("online", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
    this.#connect();
  }

  stop(): void {
    globalThis.removeEventListener("online", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    this.state = "closed";
    this.#hangUp();
  }

  /** Sends now if the line is open; otherwise the caller sends again after `resumed`. */
  send(message: object): void {
    if (this.state === "open") this.#socket?.send(JSON.stringify(message));
  }

  /** True once after each connection: the first message on a new socket. */
  resumed(): boolean {
    const fresh = this.#fresh;
    this.#fresh = false;
    return fresh;
  }

  #connect(): void {
    this.#hangUp();
    this.state = "connecting";
    const socket = this.#open(this.address());
    this.#socket = socket;
    this.#watch(ANSWER_WITHIN);
    socket.onopen = () => {
      this.state = "open";
      this.#fresh = true;
      this.#cancelSound = this.#clock.after(SOUND_AFTER, () => (this.#attempt = 0));
      this.#listen();
    };
    socket.onmessage = (event) => {
      this.broken = this.stale = false;
      this.#listen();
      this.receive(JSON.parse(String(event.data)));
    };
    socket.onclose = (event) => {
      this.#lost(event.code);
    };
  }

  #listen(): void {
    this.#cancelPing();
    this.#cancelStale();
    this.#cancelPing = this.#clock.after(document.visibilityState === "hidden" ? PING_HIDDEN : PING_EVERY, this.#ping);
  }

  readonly #ping = (): void => {
    this.send({ type: "ping" });
    this.#watch(ANSWER_WITHIN);
    this.#cancelStale();
    this.#cancelStale = this.#clock.after(STALE_AFTER, () => (this.stale = true));
  };

  #watch(milliseconds: number): void {
    this.#cancelPing();
    this.#cancelPing = this.#clock.after(milliseconds, () => {
      this.#lost(0);
    });
  }

  #lost(code: number): void {
    this.#hangUp();
    if (this.state === "closed") return;
    if (FINAL.has(code)) {
      this.stop();
      return;
    }
    this.state = "waiting";
    this.broken = true;
    const growing = Math.min(LONGEST_RETRY, FIRST_RETRY * 2 ** this.#attempt) * (0.5 + this.#clock.random() / 2);
    const wait = code === FLOOD ? Math.max(AFTER_FLOOD, growing) : growing;
    this.#attempt += 1;
    this.#cancelRetry = this.#clock.after(wait, () => {
      this.#connect();
    });
  }

  /** The page is looked at again or the network is back: do not wait, do not trust an old socket. */
  readonly #wake = (): void => {
    if (document.visibilityState === "hidden") return;
    if (this.state === "waiting") this.#connect();
    else if (this.state === "open") this.#ping();
  };

  #hangUp(): void {
    this.#cancelRetry();
    this.#cancelPing();
    this.#cancelSound();
    this.#cancelStale();
    const socket = this.#socket;
    this.#socket = undefined;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }
}
