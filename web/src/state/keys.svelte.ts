/** A line of the keyboard sheet: the keys as written on them, and the message id of what they do. */
export interface KeyRow {
  keys: string[];
  words: string;
}

/** A line of the legend: a sign of the table, as text or as a path, and what it means. */
export interface Sign {
  text?: string;
  path?: string;
  /** The path's box reaches from minus to plus this; 13 where nothing is said. */
  reach?: number;
  /** The path is an outline to be filled. */
  filled?: boolean;
  /** Message id. */
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

/** The sheet of help: keys, and at a table what its signs mean. A page fills it while it is shown. */
class KeySheet {
  open = $state(false);
  groups = $state.raw<KeyGroup[]>([everywhere]);
  signs = $state.raw<readonly Sign[]>([]);

  /** Adds a page's keys and signs; call the result when the page goes away. Titles are message ids too. */
  fill(group: KeyGroup, signs: readonly Sign[] = []): () => void {
    this.groups = [group, everywhere];
    this.signs = signs;
    return () => {
      this.groups = [everywhere];
      this.signs = [];
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
