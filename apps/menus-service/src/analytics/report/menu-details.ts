import type {
  AnalyticsDetails,
  ItemInterest,
  PopularItem,
  ViewsByDevice,
} from '@cartaviva/contracts';
import type { DietaryTag, LanguageCode, PrintLayout } from '@cartaviva/domain';
import { MAX_PRINTED_TABLES } from '@cartaviva/domain';
import { hourOfWeek, type Counts } from '../counts';
import type { Figures } from './figures';

const MAX_POPULAR = 10;
const MAX_SEARCHES = 20;

type ByValue = ReadonlyMap<string, number>;

/** Details of a menu for Profesional and Empresarial. */
export function detailsOf({ categories, items }: Figures, counts: Counts): AnalyticsDetails {
  return {
    byHour: Array.from({ length: 7 }, (_, weekday) =>
      Array.from(
        { length: 24 },
        (_, hour) => counts.of('hour').get(hourOfWeek(weekday, hour)) ?? 0,
      ),
    ),
    byLanguage: ranked(counts.of('language')).map(([language, views]) => ({
      language: language as LanguageCode,
      views,
    })),
    byTable: ranked(counts.of('table'), MAX_PRINTED_TABLES).map(([table, views]) => ({
      table,
      views,
    })),
    byPiece: ranked(counts.of('piece')).map(([piece, views]) => ({
      piece: (piece || null) as PrintLayout | null,
      views,
    })),
    categories: categories.map(({ id, name }) => ({
      categoryId: id,
      name,
      views: counts.of('category').get(id) ?? 0,
    })),
    items: items
      .map(({ id, ...item }) => ({
        itemId: id,
        ...item,
        views: counts.of('item').get(id) ?? 0,
        soldOutViews: counts.of('item-sold-out').get(id) ?? 0,
        orders: counts.of('item-ordered').get(id) ?? 0,
      }))
      .sort((one, other) => other.views - one.views),
    searches: ranked(counts.of('search'), MAX_SEARCHES).map(([text, visitors]) => ({
      text,
      visitors,
    })),
    filters: ranked(counts.of('filter')).map(([tag, visitors]) => ({
      tag: tag as DietaryTag,
      visitors,
    })),
  };
}

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

const ranked = (counts: ByValue, max = Infinity): [string, number][] =>
  [...counts]
    .sort(([name, count], [other, most]) => most - count || (name < other ? -1 : 1))
    .slice(0, max);
