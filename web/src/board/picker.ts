/**
 * Choosing an option click by click. Every option lists its `paths`, orders of targets that lead to it;
 * together they form a tree which this module walks. It knows targets only as strings and works for any game.
 */

/** What the picker needs to know of an option. */
export interface Pickable {
  text: string;
  paths: readonly (readonly string[])[];
  /** So many clicks at the start of each path may come in any order; what is forced after them goes without saying. */
  any?: number;
  rolls?: boolean;
}

/** One option with one of its paths, of which the clicks so far are a beginning, and what may be clicked next. */
interface Match<O extends Pickable> {
  option: O;
  next: readonly string[];
}

/** Where the walk stands after the clicks so far. */
export interface Node<O extends Pickable> {
  clicks: readonly string[];
  /** Targets that may be clicked next, each with the options that stay possible. */
  next: ReadonlyMap<string, readonly O[]>;
  /** Options whose path ends here, or after which nothing is left to choose. */
  complete: readonly O[];
  /** All options that are still possible, each once. */
  open: readonly O[];
}

/** The result of a click. */
export type Outcome<O extends Pickable> =
  | { kind: "walk"; node: Node<O> }
  | { kind: "chosen"; option: O; node: Node<O> }
  | { kind: "missed"; target: string; node: Node<O> };

/** What may come after `clicks` on a path of which the first `any` targets may come in any order; null off the path. */
function after(path: readonly string[], any: number, clicks: readonly string[]): readonly string[] | null {
  const loose = path.slice(0, any);
  for (const [index, target] of clicks.entries()) {
    const place = index < any ? loose.indexOf(target) : path[index] === target ? 0 : -1;
    if (place < 0) return null;
    if (index < any) loose.splice(place, 1);
  }
  return loose.length > 0 ? loose : path.slice(clicks.length, clicks.length + 1);
}

/** All options that can be reached over `clicks`, once for each path. */
function matches<O extends Pickable>(options: readonly O[], clicks: readonly string[]): Match<O>[] {
  return options.flatMap((option) =>
    option.paths.flatMap((path) => {
      const next = after(path, option.any ?? 0, clicks);
      return next ? [{ option, next }] : [];
    }),
  );
}

/** The node of the tree that `clicks` lead to; without matches its three collections are empty. */
export function nodeAt<O extends Pickable>(options: readonly O[], clicks: readonly string[]): Node<O> {
  const next = new Map<string, O[]>();
  const complete: O[] = [];
  const open: O[] = [];
  for (const { option, next: targets } of matches(options, clicks)) {
    if (!open.includes(option)) open.push(option);
    if (targets.length === 0 && !complete.includes(option)) complete.push(option);
    for (const target of targets) {
      const behind = next.get(target) ?? [];
      if (!behind.includes(option)) behind.push(option);
      next.set(target, behind);
    }
  }
  const [only] = open;
  if (only?.any !== undefined && open.length === 1 && complete.length === 0 && clicks.length > 0) complete.push(only);
  return { clicks, next, complete, open };
}

/**
 * The clicks with those that go without saying: a target over which every option that is left can be reached counts as
 * clicked, where `obvious` lets it pass, it is the only one of that kind, and something is left to choose behind it.
 */
export function withObvious<O extends Pickable>(options: readonly O[], clicks: readonly string[], obvious: (target: string) => boolean): readonly string[] {
  const { next, complete, open } = nodeAt(options, clicks);
  const [only, ...others] = [...next].flatMap(([target, behind]) => (behind.length === open.length && obvious(target) ? [target] : []));
  if (only === undefined || others.length > 0 || complete.length > 0) return clicks;
  const further = [...clicks, only];
  return nodeAt(options, further).next.size > 0 ? withObvious(options, further, obvious) : clicks;
}

/** The one option that is left with its path complete, else null. */
export function chosen<O extends Pickable>(node: Node<O>): O | null {
  const [only] = node.complete;
  return only && node.open.length === 1 ? only : null;
}

/**
 * The one option that is left although targets remain, once at least two clicks were made: those
 * targets are forced, so a confirmation may stand for them.
 */
export function implied<O extends Pickable>(node: Node<O>): O | null {
  const [only] = node.open;
  return only && node.open.length === 1 && node.complete.length === 0 && node.clicks.length >= 2 ? only : null;
}

function arrive<O extends Pickable>(node: Node<O>): Outcome<O> {
  const option = chosen(node);
  return option ? { kind: "chosen", option, node } : { kind: "walk", node };
}

/**
 * What a click on `target` does: one step further; else back to the place in the walk where it was clicked
 * (the last click again takes that click back); else a new walk that begins there; else a miss.
 */
export function click<O extends Pickable>(options: readonly O[], clicks: readonly string[], target: string): Outcome<O> {
  const here = nodeAt(options, clicks);
  if (here.next.has(target)) return arrive(nodeAt(options, [...clicks, target]));
  const before = clicks.indexOf(target);
  if (before === clicks.length - 1 && before >= 0) return { kind: "walk", node: back(options, clicks) };
  if (before >= 0) return { kind: "walk", node: nodeAt(options, clicks.slice(0, before + 1)) };
  const afresh = nodeAt(options, [target]);
  if (clicks.length > 0 && afresh.open.length > 0) return arrive(afresh);
  return { kind: "missed", target, node: here };
}

/** The node one click earlier. */
export function back<O extends Pickable>(options: readonly O[], clicks: readonly string[]): Node<O> {
  return nodeAt(options, clicks.slice(0, -1));
}

/** As many of the clicks as still lead somewhere, for a list of options that has changed. */
export function carryOver<O extends Pickable>(options: readonly O[], clicks: readonly string[]): readonly string[] {
  let kept = clicks;
  while (kept.length > 0 && matches(options, kept).length === 0) kept = kept.slice(0, -1);
  return kept;
}
