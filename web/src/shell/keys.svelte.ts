/** A line of the keyboard sheet: the keys as written on them, and the message id of what they do. */
export interface KeyRow {
  keys: string[];
  words: string;
}

export interface KeyGroup {
  title: string;
  rows: KeyRow[];
}

const everywhere: KeyGroup = {
  title: "keys-everywhere",
  rows: [
    { keys: ["?"], words: "keys-sheet" },
    { keys: ["Esc"], words: "keys-close" },
    { keys: ["Tab"], words: "keys-tab" },
  ],
};

/** The keyboard sheet: a page fills it while it is shown. */
class KeySheet {
  open = $state(false);
  groups = $state.raw<KeyGroup[]>([everywhere]);

  /** Adds a page's keys; call the result when the page goes away. Titles are message ids too. */
  fill(...groups: KeyGroup[]): () => void {
    this.groups = [...groups, everywhere];
    return () => {
      this.groups = [everywhere];
    };
  }
}

export const keySheet = new KeySheet();

/** Whether a key press belongs to a field or a dialog and so is no shortcut. */
export function typing(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return true;
  const at = event.target instanceof Element ? event.target : null;
  return at?.closest("input, textarea, select, dialog, [contenteditable]") !== null && at !== null;
}
