/** Why the browser made or found no passkey: the person or the browser said no, or there is one already. */
export class NoPasskey extends Error {
  constructor(readonly why: "declined" | "there-already") {
    super(why);
  }
}

/** Whether this browser can have passkeys for this page: only over HTTPS, and on this very computer. */
export function passkeysWork(): boolean {
  return typeof PublicKeyCredential !== "undefined" && "parseCreationOptionsFromJSON" in PublicKeyCredential;
}

/** Lets the browser make a passkey; NoPasskey where it does not. */
export async function makePasskey(options: PublicKeyCredentialCreationOptionsJSON): Promise<Record<string, unknown>> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  return plain(() => navigator.credentials.create({ publicKey }));
}

/** Lets the browser answer with a passkey that it has; NoPasskey where it does not. */
export async function findPasskey(options: PublicKeyCredentialRequestOptionsJSON): Promise<Record<string, unknown>> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  return plain(() => navigator.credentials.get({ publicKey }));
}

async function plain(ask: () => Promise<Credential | null>): Promise<Record<string, unknown>> {
  try {
    const found = await ask();
    if (found instanceof PublicKeyCredential) return found.toJSON() as Record<string, unknown>;
  } catch (problem) {
    throw new NoPasskey(problem instanceof DOMException && problem.name === "InvalidStateError" ? "there-already" : "declined");
  }
  throw new NoPasskey("declined");
}
