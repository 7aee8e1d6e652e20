import type {
  ListedPriceRow,
  MenuView,
  PriceChangeRequest,
  PriceFault,
  PriceListView,
  RepricedItem,
} from '@cartaviva/contracts';
import { centsOf, MAX_PERCENT, MIN_PERCENT, type PercentRounding } from '@cartaviva/domain';

/** What an owner has said of a change of prices, as far as the form has come. */
export interface Wish {
  readonly by: 'percent' | 'list';
  readonly direction: 'up' | 'down';
  /** As it was typed. */
  readonly percent: string;
  readonly rounding: PercentRounding;
  /** Null until a spreadsheet was read. */
  readonly list: PriceListView | null;
  /** Menus that are left as they are. */
  readonly left: ReadonlySet<string>;
}

export const FIRST_WISH: Wish = {
  by: 'percent',
  direction: 'up',
  percent: '',
  rounding: 'exact',
  list: null,
  left: new Set(),
};

/** The percentage as a number with its sign; nothing when none was typed that may be. */
export function percentIn({ percent, direction }: Pick<Wish, 'percent' | 'direction'>) {
  const written = percent.replace('%', '').trim().replace(',', '.');
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(written)) return undefined;
  const value = direction === 'down' ? -Number(written) : Number(written);
  return value >= MIN_PERCENT && value <= MAX_PERCENT && value !== 0 ? value : undefined;
}

/** What is asked of the server; nothing while something is missing. */
export function requestOf(wish: Wish, menus: readonly MenuView[]): PriceChangeRequest | undefined {
  const menuIds = menus.map(({ id }) => id).filter((id) => !wish.left.has(id));
  if (menuIds.length === 0) return undefined;
  if (wish.by === 'list') {
    return wish.list ? { menuIds, kind: 'list', prices: wish.list.prices } : undefined;
  }
  const percent = percentIn(wish);
  if (percent === undefined) return undefined;
  return { menuIds, kind: 'percent', percent, rounding: wish.rounding };
}

/** Removes the lines without effect from a previewed list, because the server refuses a list that has one. */
export function withoutFaults(
  { prices, ...request }: PriceChangeRequest,
  faults: readonly PriceFault[],
): PriceChangeRequest {
  const lines = new Set(faults.map(({ line }) => line));
  const isUseful = ({ line }: ListedPriceRow, at: number) => !lines.has(line ?? at + 1);
  return { ...request, ...(prices && { prices: prices.filter(isUseful) }) };
}

/** A price of an item before and after; the name of its size or extra, empty of its own. */
export interface PriceStep {
  readonly name: string;
  readonly was: string;
  readonly becomes: string;
}

/** The prices of an item that change. One that has sizes has none of its own. */
export function stepsOf({ before, after }: RepricedItem): PriceStep[] {
  const options = (prices: RepricedItem['before']) => [...prices.sizes, ...prices.extras];
  const steps = [
    ...(before.sizes.length > 0 ? [] : [{ name: '', was: before.price, becomes: after.price }]),
    ...options(before).map(({ name, price }, at) => ({
      ...{ name, was: price, becomes: options(after)[at]?.price ?? price },
    })),
  ];
  return steps.filter(({ was, becomes }) => was !== becomes);
}

/** Whether a price changes by more than its half: more likely a slip than a wish. */
export const isLarge = (item: RepricedItem): boolean =>
  stepsOf(item).some(
    ({ was, becomes }) => Math.abs(centsOf(becomes) - centsOf(was)) > centsOf(was) / 2,
  );
