import type { QuantumView, Ship } from "./types";
import type { Option, Target } from "../../protocol/types";
import { TableCore } from "../../table/core.svelte";
import { t } from "../../text/words.svelte";
import { meant } from "./ask";
import { lastFight } from "./combat";
import { controls } from "./controls";
import { lights } from "./lit";
import { index, squareOf, targetsAt } from "./model";

/** One person at one Quantum table. */
export class TableState extends TableCore<QuantumView> {
  readonly where = $derived.by(() => index(this.view));
  readonly lights = $derived.by(() => lights(this.where, this.node));
  readonly controls = $derived.by(() => controls(this.node, this.refusals));

  /** Entry number up to which the person has seen the fights; -1 before the log is there. */
  seen = $state(-1);
  /** The last fight that was decided, until it has been seen. */
  readonly fight = $derived.by(() => (this.seen < 0 || this.past ? null : lastFight(this.live.log, this.seen)));

  /** Cards that are looked at closely. */
  faces = $state.raw<readonly string[]>([]);

  /** The turn that is played; before the first one nobody's. */
  get turn(): NonNullable<QuantumView["turn"]> {
    return this.view.turn ?? { number: 0, seat: -1, actions: 0, granted: 0, bonus: false, due: 0 };
  }

  /** The ship that the clicks so far name. */
  get selected(): Ship | undefined {
    return this.node.clicks.map((target) => this.where.ship.get(target)).find((ship) => ship);
  }

  override get stops(): readonly string[] {
    return this.where.stops;
  }

  /** On a ship of one's own, if there is one on the map. */
  override get home(): string {
    return this.view.ships.find((ship) => ship.seat === this.you && ship.square)?.square ?? super.home;
  }

  override squareOf(target: Target): string | undefined {
    return squareOf(this.where, target);
  }

  override targetsAt(square: string): Target[] {
    return targetsAt(this.where, square);
  }

  protected override showCard(card: string): void {
    this.faces = [card];
  }

  closeFight(): void {
    this.seen = this.fight?.seq ?? this.seen;
  }

  /** Closes the last fight, else goes one step back. */
  override escape(): boolean {
    if (!this.fight) return super.escape();
    this.closeFight();
    return true;
  }

  /** What an ability does, in the words of the game. */
  explain(target: Target): void {
    this.reason = { text: t(`${target.replace(":", "-")}.effect`) };
  }

  protected override wasteful(option: Option): boolean {
    return option.text === "end" && this.turn.actions > 0;
  }

  /** A ship that is not on the map yet, where there is only one. */
  protected override obvious(target: Target): boolean {
    const ship = this.where.ship.get(target);
    return ship !== undefined && ship.place !== "map";
  }

  protected override meant(targets: readonly Target[]): string | undefined {
    return meant(this.where, this.node.clicks, targets);
  }
}
