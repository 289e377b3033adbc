/** Lengths of time in words. */
import { language, t } from "./words.svelte";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What a clock shows: minutes and seconds of the last hour, before that hours, before that days. */
export function clockText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  if (seconds < HOUR) return `${String(Math.floor(seconds / MINUTE))}:${String(seconds % MINUTE).padStart(2, "0")}`;
  return spanText(seconds);
}

/** A length of time, in its two largest parts. */
export function spanText(seconds: number): string {
  const [days, hours, minutes] = [Math.floor(seconds / DAY), Math.floor((seconds % DAY) / HOUR), Math.floor((seconds % HOUR) / MINUTE)];
  if (days > 0) return [t("span-days", { days }), hours > 0 ? t("span-hours", { hours }) : ""].filter(Boolean).join(" ");
  if (hours > 0) return [t("span-hours", { hours }), minutes > 0 ? t("span-minutes", { minutes }) : ""].filter(Boolean).join(" ");
  if (minutes > 0 || seconds % MINUTE === 0) return t("span-minutes", { minutes });
  return t("span-seconds", { seconds });
}

/** A day with the time, without seconds. */
export function dayText(at: number): string {
  return new Date(at).toLocaleString(language(), { dateStyle: "medium", timeStyle: "short" });
}
