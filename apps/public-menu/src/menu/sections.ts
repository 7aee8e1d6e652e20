import type { PublicCategoryView, PublishedMenu } from '@cartaviva/contracts';
import { localeOf, parseOpeningHours, textsIn, type LanguageCode } from '@cartaviva/domain';
import { fill } from '../messages/fill';
import type { Messages } from '../messages/messages';
import { anchorsOf } from './anchors';
import { toPageItem } from './page-item';
import type { PageItem, ServedHours } from './menu-data';
import { servedLine } from './opening-times';
import { secondOf, secondPrice } from './second-price';

/** Card of the page: a category with its items, or the items without a category. */
export interface Section {
  readonly id: string;
  /** Is null for the items without a category. */
  readonly categoryId: string | null;
  readonly name: string | null;
  /** Hours of a category that is not always served. */
  readonly served?: ServedHours | undefined;
  readonly items: readonly PageItem[];
}

/** Returns the cards in reading order: first the items without a category, then each category that has items. */
export function sectionsOf(
  { menu, categories, items }: PublishedMenu,
  language: LanguageCode,
  messages: Messages,
  now: Date,
): Section[] {
  const anchors = anchorsOf(items.map(({ name }) => name));
  const second = secondOf(menu);
  const rows = items.map((item, index) => ({
    categoryId: item.categoryId,
    item: {
      ...toPageItem(item, anchors[index]!, language, messages, now, menu.timeZone),
      second: second && secondPrice(item, second, menu),
    },
  }));
  const itemsOf = (belongs: (categoryId: string | null) => boolean) =>
    rows.filter((row) => belongs(row.categoryId)).map(({ item }) => item);
  const known = new Set<string | null>(categories.map(({ id }) => id));
  return [
    { id: 'carta', categoryId: null, name: null, items: itemsOf((id) => !known.has(id)) },
    ...categories.map((category, index) => {
      const served = servedOf(category, language, messages);
      const own = itemsOf((id) => id === category.id);
      return {
        id: `c${index + 1}`,
        categoryId: category.id,
        name: textsIn(category, language).name,
        served,
        items: served ? own.map((item) => ({ ...item, served })) : own,
      };
    }),
  ].filter((section) => section.items.length > 0);
}

function servedOf(
  { openingHours }: PublicCategoryView,
  language: LanguageCode,
  { hours: texts, served }: Messages,
): ServedHours | undefined {
  const hours = openingHours ? parseOpeningHours(openingHours) : undefined;
  if (!openingHours || !hours) return undefined;
  const line = servedLine(hours, texts, localeOf(language));
  return { hours: openingHours, text: fill(served, { hours: line }) };
}
