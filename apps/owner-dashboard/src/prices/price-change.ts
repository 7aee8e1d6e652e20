import type {
  ListedPriceRow,
  MenuView,
  PriceChangeRequest,
  PriceFault,
  PriceListView,
  RepricedItem,
} from '@cartaviva/contracts';
import { centsOf, MAX_PERCENT, MIN_PERCENT, type PercentRounding } from '@cartaviva/domain';

export interface Wish {
  readonly by: 'percent' | 'list';
  readonly direction: 'up' | 'down';
  readonly percent: string;
  readonly rounding: PercentRounding;
  /** Null until a price list is read. */
  readonly list: PriceListView | null;
  /** IDs of the menus that are excluded. */
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

/** Parses the percentage to a signed number. Undefined when it is invalid or out of range. */
export function percentIn({ percent, direction }: Pick<Wish, 'percent' | 'direction'>) {
  const written = percent.replace('%', '').trim().replace(',', '.');
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(written)) return undefined;
  const value = direction === 'down' ? -Number(written) : Number(written);
  return value >= MIN_PERCENT && value <= MAX_PERCENT && value !== 0 ? value : undefined;
}

/** Builds the request. Undefined while the input is incomplete. */
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

/** A price before and after. `name` is that of a size or extra, and empty for the item's own price. */
export interface PriceStep {
  readonly name: string;
  readonly was: string;
  readonly becomes: string;
}

/** Returns the prices of an item that change. An item with sizes has no price of its own. */
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

/** Is true when a price changes by more than half, which is probably a mistake. */
export const isLarge = (item: RepricedItem): boolean =>
  stepsOf(item).some(
    ({ was, becomes }) => Math.abs(centsOf(becomes) - centsOf(was)) > centsOf(was) / 2,
  );
