import { NoPasskey } from "../browser/passkeys";
import { hold } from "../browser/presses";
import { ApiError } from "../protocol/api";
import { t } from "../text/words.svelte";
import { reasonText } from "./toasts.svelte";

/** What a form sends: one request at a time; what goes wrong is told beside its button. */
export class Attempt {
  busy = $state(false);
  failure = $state("");

  /** Runs a request unless one is under way; whether it went well. */
  async run(request: () => Promise<void>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.failure = "";
    const free = hold();
    try {
      await request();
      return true;
    } catch (problem) {
      this.failure = failureText(problem);
      return false;
    } finally {
      this.busy = false;
      free();
    }
  }
}

/** A failed request or a passkey that did not come, in words; anything else is a fault of the program and is thrown on. */
function failureText(problem: unknown): string {
  if (problem instanceof NoPasskey) return t(`passkey-${problem.why}`);
  if (problem instanceof ApiError) return reasonText(problem);
  throw problem;
}
