/** Percent from one count to the next, with one decimal; null when there was nothing to compare with. */
export function changeFrom(before: number, now: number): number | null {
  return before === 0 ? null : Math.round(((now - before) / before) * 1000) / 10 + 0;
}
