/** The address of a moment of a game: `#v120`, `#v120.s2` as seat 2 knew it, `#v120.all` with everything. */

/** Whose knowledge is looked at: that of a seat, or of all; one's own where nothing is said. */
export interface Reader {
  seat?: number | undefined;
  everything?: boolean | undefined;
}

export interface Moment extends Reader {
  version: number;
}

/** The moment that the part behind `#` names, if it names one. */
export function momentOf(hash: string): Moment | undefined {
  const found = /^#v(\d{1,9})(?:\.(?:s([1-9])|(all)))?$/.exec(hash);
  if (!found) return undefined;
  const [, version, seat, all] = found;
  return { version: Number(version), ...(seat && { seat: Number(seat) - 1 }), ...(all && { everything: true }) };
}

/** The part behind `#` for a moment. */
export function hashOf({ version, seat, everything }: Moment): string {
  return `#v${String(version)}${everything ? ".all" : seat === undefined ? "" : `.s${String(seat + 1)}`}`;
}

/** The whole address of a moment, to be passed on. */
export function linkTo(moment: Moment): string {
  return `${location.origin}${location.pathname}${hashOf(moment)}`;
}

/** Keeps the address at a moment, or at none: entering the past can be taken back in the browser, steps in it replace each other. */
export function showMoment(moment: Moment | undefined): void {
  const here = location.pathname + location.search;
  const state = history.state as { moment?: boolean } | null;
  if (!moment) {
    if (!location.hash.startsWith("#v")) return;
    if (state?.moment) history.back();
    else history.replaceState(null, "", here);
  } else if (location.hash !== hashOf(moment)) {
    if (location.hash.startsWith("#v")) history.replaceState(state, "", here + hashOf(moment));
    else history.pushState({ moment: true }, "", here + hashOf(moment));
  }
}
