import type { PublishedMenu } from '@cartaviva/contracts';
import { textsIn, type LanguageCode } from '@cartaviva/domain';
import type { Messages } from '../messages/messages';
import { anchorsOf } from './anchors';
import { toPageItem } from './page-item';
import type { PageItem } from './menu-data';

/** One card of the page: a category and its items, or the items that have none. */
export interface Section {
  /** Anchor within the page. */
  readonly id: string;
  /** Null of the items without category. */
  readonly categoryId: string | null;
  readonly name: string | null;
  readonly items: readonly PageItem[];
}

/** The cards in reading order: items without category first, then every category that has items. */
export function sectionsOf(
  { categories, items }: PublishedMenu,
  language: LanguageCode,
  messages: Messages,
  now: Date,
): Section[] {
  const anchors = anchorsOf(items.map(({ name }) => name));
  const rows = items.map((item, index) => ({
    categoryId: item.categoryId,
    item: toPageItem(item, anchors[index]!, language, messages, now),
  }));
  const itemsOf = (belongs: (categoryId: string | null) => boolean) =>
    rows.filter((row) => belongs(row.categoryId)).map(({ item }) => item);
  const known = new Set<string | null>(categories.map(({ id }) => id));
  return [
    { id: 'carta', categoryId: null, name: null, items: itemsOf((id) => !known.has(id)) },
    ...categories.map((category, index) => ({
      id: `c${index + 1}`,
      categoryId: category.id,
      name: textsIn(category, language).name,
      items: itemsOf((id) => id === category.id),
    })),
  ].filter((section) => section.items.length > 0);
}
