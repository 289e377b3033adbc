/** A minute of the day as a field of time shows it: 61 → `01:01`. */
export function clockTime(minute: number): string {
  const two = (part: number): string => String(part).padStart(2, "0");
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

/** The minute of the day that such a field says; 0 where it says nothing. */
export function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return Number.isFinite(hours * 60 + minutes) ? hours * 60 + minutes : 0;
}

/** The time zones to choose from; `own` is among them in any case. */
export function zones(own: string): string[] {
  return [...new Set([own, "UTC", ...Intl.supportedValuesOf("timeZone")])].sort();
}

/** The time zone of this device. */
export function ownZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
