import type { Accepted, ClientMessage, Estimate, Ghost, Refused, Story, Tried, Why } from "./types";

/**
 * What became of a request. `overtaken`: the line broke before the answer came and the table has moved on since, so
 * the new state tells what happened. `dropped`: the page hung up.
 */
export type Answer = Accepted | Refused | Ghost | Story | Tried | Why | Estimate | { type: "overtaken" } | { type: "dropped" };

type Request = Exclude<ClientMessage, { type: "ping" }>;

interface Waiting {
  message: Request;
  done: (answer: Answer) => void;
}

/** The requests that wait for an answer, by id. */
export class Requests {
  readonly #waiting = new Map<string, Waiting>();
  #count = 0;

  /** Makes a request with a fresh id and the promise of its answer. */
  add(make: (id: string) => Request): { message: Request; answer: Promise<Answer> } {
    this.#count += 1;
    const message = make(`c${String(this.#count)}`);
    const answer = new Promise<Answer>((done) => this.#waiting.set(message.id, { message, done }));
    return { message, answer };
  }

  /** Answers a request; an unknown id (answered already) is ignored. */
  settle(id: string, answer: Accepted | Refused | Ghost | Story | Tried | Why | Estimate): void {
    this.#waiting.get(id)?.done(answer);
    this.#waiting.delete(id);
  }

  /**
   * After a broken line: the requests to send again. An option or undo of an older version is not repeated, because it
   * may have been the one that moved the table on.
   */
  unanswered(version: number): Request[] {
    for (const [id, { message, done }] of this.#waiting) {
      if ("version" in message && message.type !== "ghost" && message.type !== "try" && message.version !== version) {
        done({ type: "overtaken" });
        this.#waiting.delete(id);
      }
    }
    return [...this.#waiting.values()].map((each) => each.message);
  }

  /** Gives up on all. */
  drop(): void {
    for (const { done } of this.#waiting.values()) done({ type: "dropped" });
    this.#waiting.clear();
  }
}
