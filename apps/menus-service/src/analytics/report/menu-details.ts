import type {
  AnalyticsDetails,
  ItemInterest,
  PopularItem,
  ViewsByDevice,
} from '@cartaviva/contracts';
import type { DietaryTag, LanguageCode, PrintLayout } from '@cartaviva/domain';
import { MAX_PRINTED_TABLES } from '@cartaviva/domain';
import type { Figures } from './figures';

const MAX_POPULAR = 10;
const MAX_SEARCHES = 20;

/** How often each value of a kind was counted. */
type ByValue = ReadonlyMap<string, number>;

export function countsByKind({ counts }: Figures): (kind: string) => ByValue {
  const kinds = new Map<string, Map<string, number>>();
  for (const [kind, value, count] of counts) {
    const values = kinds.get(kind) ?? new Map<string, number>();
    kinds.set(kind, values.set(value, count));
  }
  return (kind) => kinds.get(kind) ?? new Map<string, number>();
}

/** What Profesional and Empresarial see of a menu beyond its basic figures. */
export function detailsOf(
  { categories, items }: Figures,
  counts: (kind: string) => ByValue,
): AnalyticsDetails {
  return {
    byHour: Array.from({ length: 7 }, (_, weekday) =>
      Array.from({ length: 24 }, (_, hour) => counts('hour').get(`${weekday} ${hour}`) ?? 0),
    ),
    byLanguage: ranked(counts('language')).map(([language, views]) => ({
      language: language as LanguageCode,
      views,
    })),
    byTable: ranked(counts('table'), MAX_PRINTED_TABLES).map(([table, views]) => ({
      table,
      views,
    })),
    byPiece: ranked(counts('piece')).map(([piece, views]) => ({
      piece: (piece || null) as PrintLayout | null,
      views,
    })),
    categories: categories.map(({ id, name }) => ({
      categoryId: id,
      name,
      views: counts('category').get(id) ?? 0,
    })),
    items: items
      .map(({ id, ...item }) => ({
        itemId: id,
        ...item,
        views: counts('item').get(id) ?? 0,
        soldOutViews: counts('item-sold-out').get(id) ?? 0,
        orders: counts('item-ordered').get(id) ?? 0,
      }))
      .sort((one, other) => other.views - one.views),
    searches: ranked(counts('search'), MAX_SEARCHES).map(([text, visitors]) => ({
      text,
      visitors,
    })),
    filters: ranked(counts('filter')).map(([tag, visitors]) => ({
      tag: tag as DietaryTag,
      visitors,
    })),
  };
}

/** The ten most looked at, of items in their order. */
export const popularAmong = (items: readonly ItemInterest[]): PopularItem[] =>
  items
    .filter(({ views }) => views > 0)
    .slice(0, MAX_POPULAR)
    .map(({ itemId, name, views }) => ({ itemId, name, views }));

export const viewsByDevice = (counts: ByValue): ViewsByDevice => ({
  mobile: counts.get('mobile') ?? 0,
  tablet: counts.get('tablet') ?? 0,
  desktop: counts.get('desktop') ?? 0,
  unknown: counts.get('unknown') ?? 0,
});

/** The most counted first; of those alike the first by the alphabet. */
const ranked = (counts: ByValue, max = Infinity): [string, number][] =>
  [...counts]
    .sort(([name, count], [other, most]) => most - count || (name < other ? -1 : 1))
    .slice(0, max);
