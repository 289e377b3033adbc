/** What an option that would come to nothing says about itself, by what can be clicked next. */
import type { Node } from "../../board/picker";
import type { Option, Target, Words } from "../../protocol/types";

/** The warning of a target: there is one when every option behind it has one. */
export function hintOf(node: Node<Option>, target: Target): Words | undefined {
  const behind = node.next.get(target) ?? [];
  return behind.length > 0 && behind.every((option) => option.hint) ? behind[0]?.hint : undefined;
}

/** The targets of a kind that can be clicked next and have a warning. */
export function hinted(node: Node<Option>, kind: string): Target[] {
  return [...node.next.keys()].filter((target) => target.startsWith(`${kind}:`) && hintOf(node, target) !== undefined);
}
