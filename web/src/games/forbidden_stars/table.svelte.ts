import type { Option, Target } from "../../protocol/types";
import { TableCore } from "../../table/core.svelte";
import { index, pieceOf, split } from "./model";
import type { SeatState, StarsView } from "./types";

/** One person at one table of Forbidden Stars. */
export class TableState extends TableCore<StarsView> {
  /** What is looked at closely: an area, a system, a seat or a card. */
  looked = $state.raw<Target | null>(null);
  /** Quarter turns of the tile that is about to be laid. */
  turn = $state(0);

  readonly where = $derived.by(() => index(this.view));

  /** The player whose options are shown, if any. */
  get own(): SeatState | undefined {
    return this.you === undefined ? undefined : this.view.seats[this.you];
  }

  /** What kind of question is asked. */
  get asking(): string {
    return this.past ? "" : (this.live.decision?.kind ?? "");
  }

  /** Whether one of the targets can be clicked next. */
  isLit(targets: readonly Target[]): boolean {
    return targets.some((target) => this.node.next.has(target));
  }

  /** The options behind the next click on a target. */
  behind(target: Target): readonly Option[] {
    return this.node.next.get(target) ?? [];
  }

  /** Looks closely at the thing of a click that leads nowhere, besides saying why it does not. */
  protected override missed(targets: readonly Target[]): void {
    const seen = targets.find((target) => ["area", "system"].includes(split(target)[0]));
    if (seen) this.looked = seen;
    super.missed(targets);
  }

  protected override meant(targets: readonly Target[]): string | undefined {
    const system = targets.find((target) => target.startsWith("system:"))?.slice("system:".length);
    const area = targets.find((target) => target.startsWith("area:"))?.slice("area:".length) ?? pieceOf(targets[0] ?? "")?.area;
    const order = this.clicks.find((click) => click.startsWith("order:"))?.slice("order:".length);
    if (this.asking === "plan" && system && order) return `order ${order} ${system}`;
    if (this.asking === "operate" && system) return `reveal ${system}`;
    const piece = pieceOf(this.clicks[0] ?? "");
    if (!piece || !area) return undefined;
    return this.asking === "ships" ? `ship ${piece.unit} ${piece.area} ${area}` : `march ${piece.unit} ${piece.area} ${area} direct`;
  }
}
