import { adviceOf } from './advice';
import type { AdvisedItem, AdvisedMenu, AdviceFigures } from './figures';

export const MENU = 'menu-1';

export type Made = Partial<AdvisedItem> & {
  readonly name: string;
  readonly views?: number;
  readonly soldOutViews?: number;
  readonly isAvailable?: boolean;
  readonly imageUrl?: string | null;
};

export interface Given {
  readonly items?: readonly Made[];
  readonly menu?: Partial<AdvisedMenu>;
  readonly views?: number;
  readonly qr?: number;
  readonly details?: Partial<AdviceFigures['details']>;
}

export const NO_HOURS = Array.from({ length: 7 }, () => Array<number>(24).fill(0));
export const CATEGORIES = [{}, {}];

/** Returns the advice for figures in which no rule finds anything except what is given. */
export function advise({ items = [], menu = {}, views = 10, qr = views, details = {} }: Given) {
  const made = items.map((item, at) => ({
    ...{ id: `item-${at}`, dietaryTags: [], languages: [], wasOffered: true },
    ...{ views: 10, soldOutViews: 0, isAvailable: true, imageUrl: '/foto.jpg' },
    ...item,
  }));
  return adviceOf(
    {
      totalViews: views,
      bySource: { qr },
      details: {
        ...{ byHour: NO_HOURS, byLanguage: [], categories: CATEGORIES, searches: [], filters: [] },
        items: made.map(({ id, ...item }) => ({ itemId: id, ...item })),
        ...details,
      },
    },
    { id: MENU, languages: [], wasPublished: true, items: made, ...menu },
  );
}

export const sentences = (given: Given) =>
  advise(given).map(({ sentence }) => sentence.replaceAll('\u00a0', ' '));

export const named = (...names: string[]) => names.map((name) => ({ name }));
