import { report } from "./me.svelte";
import { hold } from "../browser/presses";
import { go } from "../browser/router.svelte";

/** What a button sends to the server: one request at a time; a failure is shown as a note. */
export class Errand {
  busy = $state(false);

  /** Runs a request unless one is under way, and goes to the table whose id it returns, if it returns one. */
  async run(request: () => Promise<string | undefined>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    const free = hold();
    try {
      const table = await request();
      if (table !== undefined) go(`/t/${table}`);
    } catch (error) {
      report(error);
    } finally {
      this.busy = false;
      free();
    }
  }
}
