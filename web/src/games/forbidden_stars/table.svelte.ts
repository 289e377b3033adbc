import type { Option, Target } from "../../protocol/types";
import { spotOf, type Spot } from "../../board/geometry";
import { TableCore } from "../../table/core.svelte";
import { areaOf, index, markSpot, pieceOf, split, targetsIn, type Index } from "./model";
import { lastStrike, type Struck } from "./strikes";
import type { Ended, SeatState, StarsView, UnitFigures } from "./types";

/** Kinds of targets on the board that are no areas. */
const MARKS: ReadonlySet<string> = new Set(["cell", "edge", "storm"]);

/** One person at one table of Forbidden Stars. */
export class TableState extends TableCore<StarsView> {
  /** What is looked at closely: an area, a system, a seat or a card. */
  looked = $state.raw<Target | null>(null);
  /** Quarter turns of the tile that is about to be laid. */
  turn = $state(0);
  /** Whether the orders revealed are shown. */
  overview = $state(false);
  /** Whether the upgrades on sale are shown. */
  market = $state(false);

  /** The result of a combat, and the entry of a strike, that have been put away. */
  #closed = $state("");
  #closedStrike = $state(-1);
  readonly #strike = $derived(lastStrike(this.log, this.past?.version));

  #index: Index | undefined;
  readonly where = $derived.by(() => (this.#index = index(this.view, this.#index)));
  readonly #printed = $derived(this.view.show.printed);
  readonly #factions = $derived(this.view.seats.map((seat) => seat.faction ?? "").join());
  /** The printed figures of all units, by seat. */
  readonly #units = $derived(this.#factions.split(",").map((faction) => this.#printed[faction]?.units ?? {}));
  /** Units and structures that can be clicked next, by their areas: their targets in one text. */
  readonly #lit = $derived.by(() => {
    const found = new Map<string, string>();
    for (const target of this.node.next.keys()) {
      const area = pieceOf(target)?.area;
      if (area !== undefined) found.set(area, `${found.get(area) ?? " "}${target} `);
    }
    return found;
  });

  /** The player whose options are shown, if any. */
  get own(): SeatState | undefined {
    return this.you === undefined ? undefined : this.view.seats[this.you];
  }

  /** How the latest combat of the round ended, until that is put away. */
  get ended(): Ended | undefined {
    const { phase, show } = this.view;
    const { last_combat: ended, fight } = show;
    return ended && !fight && phase !== "planning" && this.#nameOf(ended) !== this.#closed ? ended : undefined;
  }

  #nameOf(ended: Ended): string {
    return `${String(this.view.round)} ${JSON.stringify(ended)}`;
  }

  /** What the latest orbital strike of an order did, until that is put away. */
  get struck(): Struck | undefined {
    const { phase, show } = this.view;
    return !show.fight && phase !== "planning" && this.#strike?.seq !== this.#closedStrike ? this.#strike : undefined;
  }

  /** Puts the result of the combat away; true when there was one. */
  putCombatAway(): boolean {
    const ended = this.ended;
    if (ended) this.#closed = this.#nameOf(ended);
    return ended !== undefined;
  }

  /** Puts away what the strike did; true when there was one. */
  putStrikeAway(): boolean {
    const struck = this.struck;
    if (struck) this.#closedStrike = struck.seq;
    return struck !== undefined;
  }

  /** Whoever plays on has read the summaries; on a phone they would go on hiding a part of the map. */
  override async send(option: Option): Promise<void> {
    this.putStrikeAway();
    this.putCombatAway();
    await super.send(option);
  }

  override escape(): boolean {
    return super.escape() || this.#closeMarket() || this.#closeLook() || this.putStrikeAway() || this.putCombatAway();
  }

  #closeMarket(): boolean {
    const open = this.market;
    this.market = false;
    return open;
  }

  #closeLook(): boolean {
    const open = this.looked !== null;
    this.looked = null;
    return open;
  }

  /** What was looked at closely before one was asked anew is put away. */
  override moved(): void {
    super.moved();
    if (this.mine) this.looked = null;
  }

  /** What kind of question is asked. */
  get asking(): string {
    return this.past ? "" : (this.live.decision?.kind ?? "");
  }

  /** Cells, edges and storms that can be clicked next: while there are any, the cursor goes from one to the next. */
  readonly #marks = $derived([...this.node.next.keys()].filter((target) => MARKS.has(split(target)[0])));

  override get squares(): readonly string[] {
    return [...this.where.square.keys()];
  }

  override placeAt(square: string): string {
    return this.where.square.get(square)?.area.id ?? square;
  }

  override get stops(): readonly string[] {
    return this.#marks.length > 0 ? this.#marks : [...this.where.square.keys()];
  }

  override spot(stop: string): Spot | null {
    return spotOf(stop) ?? markSpot(stop);
  }

  /** The stop nearest to where the cursor was; at the beginning an area of one's own, if there is one. */
  override get home(): string {
    const from = this.spot(this.cursor);
    const far = (stop: string): number => {
      const at = this.spot(stop);
      return at && from ? Math.hypot(at.x - from.x, at.y - from.y) : Infinity;
    };
    const own = [...this.where.square.values()].find((place) => place.area.controller === this.you)?.square;
    if (own !== undefined && this.#marks.length === 0 && this.cursor === "a1") return own;
    return this.stops.toSorted((a, b) => far(a) - far(b))[0] ?? super.home;
  }

  /** A system stands for its first area. */
  override squareOf(target: Target): string | undefined {
    const [kind, name] = split(target);
    if (this.#marks.includes(target)) return target;
    const area = kind === "system" ? this.where.area.get(this.where.system.get(name)?.areas[0]?.id ?? "") : areaOf(this.where, target);
    return area?.square;
  }

  override targetsAt(stop: string): Target[] {
    const place = this.where.square.get(stop);
    if (place) return targetsIn(place);
    return MARKS.has(split(stop)[0]) ? [stop] : [];
  }

  /** The printed figures of a seat's unit; a reinforcement token and structures have none. */
  figures(seat: number, unit: string): UnitFigures | undefined {
    return this.#units[seat]?.[unit];
  }

  /** The targets of what can be clicked next in an area, with blanks around each; empty where there is nothing. */
  litIn(area: string): string {
    return this.#lit.get(area) ?? "";
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
