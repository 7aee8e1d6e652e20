/** Rules by which advice follows from the figures of a menu; of two that weigh the same, the first. */
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

/** Days that advice is about: they end today. */
export const ADVICE_DAYS = 30;
/** Most that an owner is advised at once. */
export const MAX_ADVICE = 3;
