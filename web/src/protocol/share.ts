/** Keeping what has not changed: so that what is drawn of it is not drawn again. */

/**
 * `next` with every part that is deeply equal to the same part of `before` replaced by that very part; `before` itself
 * where nothing differs. Both are plain JSON; items of arrays are compared by their place.
 */
export function share<T>(before: unknown, next: T): T {
  if (before === next || typeof before !== "object" || typeof next !== "object" || before === null || next === null) return next;
  if (Array.isArray(before) !== Array.isArray(next)) return next;
  const old = before as Record<string, unknown>;
  const made = next as Record<string, unknown>;
  const keys = Object.keys(made);
  let same = keys.length === Object.keys(old).length;
  for (const key of keys) {
    made[key] = share(old[key], made[key]);
    same &&= made[key] === old[key] && key in old;
  }
  return same ? (before as T) : next;
}
