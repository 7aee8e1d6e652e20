/** Rules that derive advice from the figures of a menu. If two findings have the same weight, the first rule wins. */
export const ADVICE_RULES = [
  'empty-search',
  'sold-out-opened',
  'filter-few-items',
  'language-incomplete',
  'item-without-photo',
  'not-scanned',
  'item-never-opened',
  'busy-hours',
] as const;
export type AdviceRule = (typeof ADVICE_RULES)[number];

/** Length in days of the period that advice covers. It ends today. */
export const ADVICE_DAYS = 30;
export const MAX_ADVICE = 3;
