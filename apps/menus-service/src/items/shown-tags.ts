import { DENIED_TAGS } from '@cartaviva/domain';

const list = (words: readonly string[]): string =>
  `ARRAY[${words.map((word) => `'${word}'`).join(', ')}]`;

/**
 * The dietary tags of a row of `menu_items` that its allergens do not deny, in SQL: what `allowedTags` is for
 * items that are read into memory. Writing refuses the others; diners are shown none of them, even if a row
 * was written by hand.
 */
export const shownTags = (row: string): string => {
  const denied = DENIED_TAGS.map(
    ([tag, allergens]) => `(tag = '${tag}' AND ${row}.allergens && ${list(allergens)})`,
  );
  return `CASE WHEN ${row}.allergens = '{}' THEN ${row}.dietary_tags ELSE ARRAY(
    SELECT tag FROM unnest(${row}.dietary_tags) WITH ORDINALITY AS carried (tag, place)
    WHERE NOT (${denied.join(' OR ')}) ORDER BY place
  ) END`;
};
