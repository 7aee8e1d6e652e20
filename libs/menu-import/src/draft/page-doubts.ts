import type { DraftDoubt } from '@cartaviva/domain';

interface ReadCategory {
  readonly name: string | null;
  readonly items: readonly {
    readonly price: string | null;
    readonly doubts: Set<DraftDoubt>;
  }[];
}

/** Minimum number of items or categories for a habit. */
const LEAST_ITEMS = 6;
const LEAST_CATEGORIES = 4;
/** Share of the items or categories that makes a habit. */
const MOST = 0.8;

/** Marks items as doubtful if they form patterns that real menus do not have. */
export function doubtWholeMenu(categories: readonly ReadCategory[]): void {
  const items = categories.flatMap((category) => category.items);
  doubtCountedPrices(items);
  doubtOddEndings(items);
  const named = categories.filter(({ name }) => name !== null);
  const single = named.filter((category) => category.items.length === 1);
  const areSingle = named.length >= LEAST_CATEGORIES && single.length >= named.length * MOST;
  for (const category of named) {
    const isList = category.name!.includes(',');
    if (isList || (areSingle && category.items.length === 1)) {
      for (const { doubts } of category.items) doubts.add('category');
    }
  }
}

/** Ascending prices in steps of one are the numbers of a list. */
function doubtCountedPrices(items: ReadCategory['items']): void {
  const prices = items.map(({ price }) => Number(price ?? NaN));
  const steps = prices.slice(1).filter((price, at) => price === prices[at]! + 1).length;
  if (items.length < LEAST_ITEMS || steps < (items.length - 1) * MOST) return;
  for (const { doubts } of items) doubts.add('price');
}

/** If nearly all prices end in 0 or 5 without cents, other endings were probably misread. */
function doubtOddEndings(items: ReadCategory['items']): void {
  const priced = items.filter(({ price }) => price !== null);
  const odd = priced.filter(({ price }) => !/[05]\.00$/.test(price!));
  if (priced.length < 2 * LEAST_ITEMS || odd.length * 10 > priced.length) return;
  for (const { doubts } of odd) doubts.add('price');
}
