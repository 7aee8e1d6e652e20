import { type PriceChangeRequest, type RepricedItem } from '@cartaviva/contracts';
import {
  DomainError,
  ITEMS_PER_PRICE_CHANGE,
  missingField,
  needsMenus,
  pricesByList,
  pricesByPercent,
  RULE_MESSAGES,
  type ListFault,
  type Prices,
} from '@cartaviva/domain';
import { createHash } from 'node:crypto';
import type { Item } from '../items/item.entity';
import type { Menu } from '../menus/menu.entity';

export interface PricePlan {
  /** Items whose prices change, in the order of the menus. */
  readonly items: readonly RepricedItem[];
  readonly faults: readonly ListFault[];
}

type Planned = Pick<PriceChangeRequest, 'categoryIds' | 'kind' | 'percent' | 'rounding' | 'prices'>;

/**
 * Computes new prices of items by a percentage or a list.
 * @throws DomainError INVALID_INPUT without the fields of its kind; PRICE_CHANGE_TOO_LARGE
 */
export function planPrices(
  menus: readonly Menu[],
  items: readonly Item[],
  { categoryIds, ...request }: Planned,
): PricePlan {
  const categories = categoryIds && new Set(categoryIds.map((id) => id.toLowerCase()));
  const chosen = items.filter(({ categoryId }) => !categories || categories.has(categoryId ?? ''));
  const { pricesOf, faults } = ruleOf(menus, chosen, request);
  const changed: RepricedItem[] = [];
  for (const item of chosen) {
    const [before, after] = [pricesIn(item), pricesOf(item)];
    if (!after || areSame(before, after)) continue;
    if (changed.length === ITEMS_PER_PRICE_CHANGE) {
      throw new DomainError('PRICE_CHANGE_TOO_LARGE', { limit: ITEMS_PER_PRICE_CHANGE });
    }
    changed.push({ menuId: item.menuId, itemId: item.id, name: item.name, before, after });
  }
  return { items: changed, faults };
}

interface Rule {
  readonly pricesOf: (item: Item) => Prices | undefined;
  readonly faults: readonly ListFault[];
}

function ruleOf(
  menus: readonly Menu[],
  items: readonly Item[],
  { kind, percent, rounding, prices: list }: Omit<Planned, 'categoryIds'>,
): Rule {
  if (kind === 'percent') {
    if (percent === undefined) throw lacking('percent');
    if (list) throw ofOtherKind('prices', kind);
    const currencies = new Map(menus.map(({ id, currency }) => [id, currency]));
    const pricesOf = (item: Item) =>
      pricesByPercent(
        item,
        { percent, rounding: rounding ?? 'exact' },
        currencies.get(item.menuId)!,
      );
    return { pricesOf, faults: [] };
  }
  if (!list) throw lacking('prices');
  if (percent !== undefined) throw ofOtherKind('percent', kind);
  if (rounding !== undefined) throw ofOtherKind('rounding', kind);
  const { prices, faults } = pricesByList(items, list);
  return { pricesOf: ({ id }) => prices.get(id), faults };
}

/** Refuses a field of another kind of change, which would otherwise be ignored. */
const ofOtherKind = (field: string, kind: string) =>
  new DomainError('INVALID_INPUT', { fields: { [field]: RULE_MESSAGES.ofOtherKind(kind) } });

const lacking = (field: string) =>
  new DomainError('INVALID_INPUT', { fields: { [field]: missingField(field) } });

/**
 * Requires the menus for a list that identifies items by code or name. Otherwise, a list for one restaurant would
 * change the prices of all others.
 * @param field the field of the error
 * @throws DomainError INVALID_INPUT
 */
export function requireMenus(
  { kind, menuIds, prices = [] }: PriceChangeRequest,
  field = 'menuIds',
): void {
  if (kind !== 'list' || menuIds || !needsMenus(prices)) return;
  throw new DomainError('INVALID_INPUT', { fields: { [field]: RULE_MESSAGES.menusOfList } });
}

/** @throws DomainError ROWS_REFUSED with each price that matches no item */
export function requireNoFaults(
  { prices = [] }: PriceChangeRequest,
  faults: readonly ListFault[],
): void {
  if (faults.length === 0) return;
  const rows = faults.map(({ index, field, reason }) => ({
    index,
    externalId: prices[index]?.externalId ?? null,
    errors: [{ field, reason }],
  }));
  throw new DomainError('ROWS_REFUSED', { rows });
}

export const pricesIn = ({ price, sizes, extras }: Prices): Prices => ({ price, sizes, extras });

/** Normalizes prices so that equal prices give equal texts. */
const written = ({ price, sizes, extras }: Prices): unknown => [
  price,
  ...[sizes, extras].map((options) => options.map((option) => [option.name, option.price])),
];

export const areSame = (one: Prices, other: Prices): boolean =>
  JSON.stringify(written(one)) === JSON.stringify(written(other));

/** Returns the mark of a menu in a preview. It differs for any other change of its prices. */
export function markOf(items: readonly RepricedItem[]): string {
  const changes = items
    .map(({ itemId, before, after }) => JSON.stringify([itemId, written(before), written(after)]))
    .sort();
  const digest = createHash('sha256').update(changes.join('\n')).digest('base64url');
  return digest.slice(0, 22);
}
