/** Keys of the table. Letters are physical keys (`KeyR`), so that they stay the same in every keyboard layout. */

/** Direction of an arrow key as [dx, dy], else null. */
export function arrow(key: string): readonly [number, number] | null {
  switch (key) {
    case "ArrowUp":
      return [0, -1];
    case "ArrowDown":
      return [0, 1];
    case "ArrowLeft":
      return [-1, 0];
    case "ArrowRight":
      return [1, 0];
    default:
      return null;
  }
}

/** True while a person types into a field, or uses a key together with a command key. */
export function isTyping(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return true;
  const element = event.target;
  if (!(element instanceof HTMLElement)) return false;
  return element.isContentEditable || ["INPUT", "TEXTAREA", "SELECT"].includes(element.tagName);
}

/** The capital letter of a physical letter key, `1`…`9` of a digit key, else an empty string. */
export function keyLetter(event: { code: string }): string {
  const match = /^(?:Key([A-Z])|(?:Digit|Numpad)([0-9]))$/.exec(event.code);
  return match?.[1] ?? match?.[2] ?? "";
}

/**
 * A free letter for every target: first the wished one, then the letters of its own name, then any.
 * The order of the targets decides who gets a letter that two would like.
 */
export function assignLetters(
  targets: readonly string[],
  wishes: Readonly<Record<string, string>>,
  taken: readonly string[],
): Map<string, string> {
  const used = new Set(taken);
  const result = new Map<string, string>();
  const give = (target: string, letter: string | undefined): boolean => {
    if (!letter || used.has(letter)) return false;
    used.add(letter);
    result.set(target, letter);
    return true;
  };
  for (const target of targets) give(target, wishes[target]);
  for (const target of targets) {
    if (result.has(target)) continue;
    const own = target.slice(target.indexOf(":") + 1).toUpperCase().replace(/[^A-Z]/g, "");
    [...own, ..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"].some((letter) => give(target, letter));
  }
  return result;
}
