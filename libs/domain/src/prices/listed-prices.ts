import { canonicalPrice } from '../money';
import { normalizedText } from '../normalized-text';
import type { PricedOption } from '../menu/options';
import type { Prices } from '../menu/prices';
import { groupedBy } from '../grouped-by';
import { searchable } from '../search';

/** A price in a list. It names its item by ID, else by external ID, else by name. */
export interface ListedPrice {
  readonly itemId?: string;
  readonly externalId?: string;
  readonly name?: string;
  /** Name of the size or extra. Items with sizes require it. */
  readonly option?: string;
  readonly price: string;
  /** Line in the owner's file. It defaults to the position in the list, from 1. */
  readonly line?: number;
}

export interface ListableItem extends Prices {
  readonly id: string;
  readonly menuId: string;
  readonly name: string;
  readonly externalId: string | null;
}

/** A price that changes nothing, with the reason in Spanish. */
export interface ListFault {
  /** Index in the list, from 0. */
  readonly index: number;
  readonly line: number;
  readonly field: 'itemId' | 'externalId' | 'name' | 'option' | 'price';
  readonly reason: string;
}

const REASONS = {
  unknownId: 'Este ítem no es de estos menús',
  unknown: 'Ningún plato de estos menús se llama así',
  unknownCode: 'Ningún plato de estos menús tiene ese código',
  unnamed: 'Falta el plato o su código',
  several: 'Varios platos de un mismo menú se llaman así: usa su código',
  sized: 'Este plato tiene tamaños: di de cuál es el precio',
  unknownOption: 'Este plato no tiene ese tamaño ni ese extra',
  severalOptions: 'Este plato tiene un tamaño y un extra, o dos de ellos, que se llaman así',
  twice: 'Este plato ya tiene otro precio en la lista',
} as const;

/**
 * Applies a list to the prices of items. A name applies to the item with that name in each menu. A price changes
 * nothing and is reported if no menu has its item, or if a menu has several.
 */
export function pricesByList(
  items: readonly ListableItem[],
  list: readonly ListedPrice[],
): { readonly prices: ReadonlyMap<string, Prices>; readonly faults: readonly ListFault[] } {
  const find = finderOf(items);
  const prices = new Map<string, Prices>();
  const given = new Map<string, string>();
  const faults = list.flatMap((listed, index): ListFault[] => {
    const fault = (field: ListFault['field'], reason: string) => [
      { index, line: listed.line ?? index + 1, field, reason },
    ];
    const naming = namingField(listed);
    const found = find(listed);
    if (typeof found === 'string') return fault(naming, found);
    const price = canonicalPrice(listed.price);
    const targets = found.map((item) => ({ item, at: placeOf(item, listed.option) }));
    const refused = targets.find(({ at: place }) => typeof place === 'string');
    if (refused) return fault('option', refused.at as string);
    const keys = targets.map(({ item, at: place }) => `${item.id} ${JSON.stringify(place)}`);
    if (keys.some((key) => given.has(key) && given.get(key) !== price)) {
      return fault('price', REASONS.twice);
    }
    for (const key of keys) given.set(key, price);
    for (const { item, at: place } of targets) {
      prices.set(item.id, withPrice(prices.get(item.id) ?? item, place as Place, price));
    }
    return [];
  });
  return { prices, faults };
}

/** Returns the field by which a price names its item. */
function namingField({ itemId, externalId }: ListedPrice): 'itemId' | 'externalId' | 'name' {
  if (itemId) return 'itemId';
  return externalId?.trim() ? 'externalId' : 'name';
}

/**
 * Returns true if a list needs chosen menus. Two restaurants may use one code or name for different
 * items, while an id is unique.
 */
export const needsMenus = (list: readonly ListedPrice[]): boolean =>
  list.some((listed) => namingField(listed) !== 'itemId');

type Place = { readonly of: 'sizes' | 'extras'; readonly index: number } | null;

/**
 * Returns the position of the price within the item's prices, null for the item's own price, or a reason for refusal.
 */
function placeOf({ sizes, extras }: Prices, option: string | undefined): Place | string {
  if (option === undefined) return sizes.length > 0 ? REASONS.sized : null;
  const name = searchable(option);
  const named = [['sizes', sizes] as const, ['extras', extras] as const].flatMap(([of, options]) =>
    options.flatMap((one, index) => (searchable(one.name) === name ? [{ of, index }] : [])),
  );
  const [place, another] = named;
  if (!place) return REASONS.unknownOption;
  return another ? REASONS.severalOptions : place;
}

/** The price of an item with sizes is that of its first size. */
function withPrice({ price, sizes, extras }: Prices, place: Place, changed: string): Prices {
  if (!place) return { price: changed, sizes, extras };
  const replaced = (options: PricedOption[]) =>
    options.with(place.index, {
      name: options[place.index]!.name,
      price: changed,
    });
  if (place.of === 'extras') return { price, sizes, extras: replaced(extras) };
  const next = replaced(sizes);
  return { price: next[0]!.price, sizes: next, extras };
}

/** Returns a function that finds the items of a price, at most one in each menu, or the reason why there is none. */
function finderOf(items: readonly ListableItem[]) {
  const byId = new Map(items.map((item) => [item.id, [item]]));
  const byCode = groupedBy(items, ({ externalId }) => externalId ?? '');
  const byName = groupedBy(items, ({ name }) => searchable(name));
  return ({ itemId, externalId, name }: ListedPrice): readonly ListableItem[] | string => {
    if (itemId) return byId.get(itemId.toLowerCase()) ?? REASONS.unknownId;
    const code = externalId && normalizedText(externalId);
    if (code) return byCode.get(code) ?? REASONS.unknownCode;
    if (!name?.trim()) return REASONS.unnamed;
    const found = byName.get(searchable(name)) ?? [];
    if (found.length === 0) return REASONS.unknown;
    const menus = new Set(found.map(({ menuId }) => menuId));
    return menus.size < found.length ? REASONS.several : found;
  };
}
