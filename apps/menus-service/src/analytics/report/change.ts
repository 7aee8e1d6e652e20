/** Returns the change in percent with one decimal, or null if `before` is 0. */
export function changeFrom(before: number, now: number): number | null {
  return before === 0 ? null : Math.round(((now - before) / before) * 1000) / 10 + 0;
}
