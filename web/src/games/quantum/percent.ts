/** A chance from 0 to 1 as a whole percentage; certain and impossible only where they are. */
export function percent(chance: number): string {
  const rounded = Math.round(chance * 100);
  if (rounded === 0 && chance > 0) return "<1 %";
  if (rounded === 100 && chance < 1) return ">99 %";
  return `${String(rounded)} %`;
}
