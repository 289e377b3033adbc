/** What is new of plain JSON since before, as a JSON Merge Patch (RFC 7396): members that are null are gone. */
export interface Patch {
  [name: string]: unknown;
}

/** `before` with a patch applied; what is not in the patch is the very same part, and `before` stays as it was. */
export function patched(before: unknown, patch: Patch): Patch {
  const old = isMap(before) ? before : {};
  const kept = Object.entries(old).filter(([name]) => patch[name] !== null);
  const found = Object.fromEntries(kept);
  for (const [name, value] of Object.entries(patch)) {
    if (value !== null) found[name] = isMap(value) ? patched(old[name], value) : value;
  }
  return found;
}

function isMap(value: unknown): value is Patch {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
