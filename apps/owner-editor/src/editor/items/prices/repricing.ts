import type { ItemPrices } from '@cartaviva/contracts';
import { centsOf, changedPrice, PRICE_PATTERN, priceIn, type PriceChange } from '@cartaviva/domain';
import type { EditedItem } from '../../../store/menu-store';
import { pricesOf } from '../../../store/prices-of';

export interface Wish {
  readonly direction: 'up' | 'down';
  readonly by: PriceChange['by'];
  /** Amount as typed: `10`, `12.5`. */
  readonly amount: string;
  readonly roundTo: number;
  readonly withExtras: boolean;
}

export interface PriceLine {
  readonly item: EditedItem;
  readonly before: ItemPrices;
  readonly after: ItemPrices;
}

/** Converts the input to a change. Undefined while the amount is invalid. */
export function changeOf({ direction, by, amount, roundTo }: Wish): PriceChange | undefined {
  const size = by === 'percent' ? percentIn(amount) : amountIn(amount);
  if (size === undefined) return undefined;
  return { by, value: direction === 'up' ? size : -size, roundTo };
}

function percentIn(text: string): number | undefined {
  const figure = text.trim().replace(',', '.');
  return PRICE_PATTERN.test(figure) ? Number(figure) : undefined;
}

/** Parses an amount to cents. */
function amountIn(text: string): number | undefined {
  const price = priceIn(text);
  return price === null ? undefined : centsOf(price);
}

/** Calculates the new prices of all items. Without a valid change they equal the current ones. */
export function repriced(items: readonly EditedItem[], wish: Wish): PriceLine[] {
  const change = changeOf(wish);
  return items.map((item) => {
    const before = pricesOf(item);
    return { item, before, after: change ? priced(before, change, wish.withExtras) : before };
  });
}

function priced(prices: ItemPrices, change: PriceChange, withExtras: boolean): ItemPrices {
  const each = (options: ItemPrices['sizes']) =>
    options.map(({ name, price }) => ({ name, price: changedPrice(price, change) }));
  const sizes = each(prices.sizes);
  return {
    ...prices,
    // The price of an item with sizes is that of its first size.
    price: sizes[0]?.price ?? changedPrice(prices.price, change),
    sizes,
    extras: withExtras ? each(prices.extras) : prices.extras,
  };
}

export const changes = ({ before, after }: PriceLine): boolean =>
  JSON.stringify(before) !== JSON.stringify(after);
