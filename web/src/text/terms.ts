/** What a table has agreed on, in a few words. */
import type { Pace, Terms } from "../protocol/types";
import { spanText } from "./time";
import { t } from "./words.svelte";

/** The pace in a few words; empty without a clock. */
export function paceText(pace: Pace | undefined): string {
  if (!pace?.kind || pace.kind === "none") return "";
  const time = spanText(pace.time ?? 0);
  const base = t(`pace-${pace.kind}`, { time });
  return pace.increment ? `${base} + ${spanText(pace.increment)}` : base;
}

/** All that is agreed on and is not the usual, line by line. */
export function termLines(terms: Terms | undefined): string[] {
  const { pace, absent, moment } = { absent: "wait" as const, moment: 0, ...terms };
  return [
    paceText(pace) || t("pace-none"),
    pace?.vacation ? t("terms-vacation", { days: pace.vacation }) : "",
    pace?.sleep ? t("terms-sleep") : "",
    t(`absent-${absent}`),
    moment === 0 ? "" : moment < 0 ? t("moment-done") : t("moment-seconds", { seconds: moment }),
  ].filter(Boolean);
}
