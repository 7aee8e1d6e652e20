import { DENIED_TAGS } from '@cartaviva/domain';

const list = (words: readonly string[]): string =>
  `ARRAY[${words.map((word) => `'${word}'`).join(', ')}]`;

/**
 * SQL for the dietary tags of a `menu_items` row that do not contradict its allergens; `allowedTags` does the same in
 * memory. Writes refuse contradictory tags. This protects diners even from rows edited by hand.
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
