import { pricedBy } from '../price-cell';
import { namesSize } from './menu-words';
import { pricesIn, type FoundPrice } from './prices-in-line';
import { nameAndDescription, withoutMarksAround } from './name-and-description';

export interface ItemText {
  readonly name: string;
  readonly description: string | null;
  readonly price: string;
  /** The price is the least of several, or may not be a price. */
  readonly isPriceDoubtful: boolean;
  readonly isNameDoubtful: boolean;
}

export type LineReading =
  | { readonly kind: 'items'; readonly items: readonly ItemText[] }
  /** Price of the item above, possibly the least of its sizes. */
  | {
      readonly kind: 'price';
      readonly price: string;
      readonly sizes: string | null;
      readonly unit: string | null;
    }
  | { readonly kind: 'words' };

/** Least bare number that counts as a price. Smaller numbers usually count pieces. */
export const LEAST_BARE_PRICE = 10;
const LEAST_LEADING_PRICE = 25;
/** Number that may be a year or part of a name: `Brugal 1888`, `Barceló 1930`. */
const YEAR = /^(?:1[789]|20)\d{2}$/;

const ENDS = /^[\s.,;:!)\]*_/–—-]*$/u;
const SEPARATED_AFTER = /^\s*(?:[–—,;:|(\t]|[-/+] ?)/u;
const SEPARATED_BEFORE = /(?:[.…·_][.…·_]|[…–—:=\t|-]) ?$/u;

/**
 * Parses a clean line: items with their prices, only prices, or only words.
 * @param leastPrice least number without a currency that is a price at the end of a line
 */
export function readLine(text: string, leastPrice = LEAST_BARE_PRICE): LineReading {
  const prices = acceptedPrices(text, leastPrice);
  if (prices.length === 0) return { kind: 'words' };
  const parts = partsAround(text, prices);
  const [first = ''] = parts;
  if (prices.length === 1)
    return oneItem(text, { ...prices[0]!, isUsual: leastPrice < LEAST_BARE_PRICE });
  const isPriceFirst = !hasLetters(first) && hasLetters(parts.at(-1) ?? '');
  const labels = parts.slice(1, -1).map(withoutMarksAround);
  if (!isPriceFirst && areOfCurrencies(prices)) return inFirstCurrency(text, prices, first);
  if (!isPriceFirst && labels.every(namesSize)) return sizedItem(text, prices, parts);
  const names = isPriceFirst ? parts.slice(1) : parts.slice(0, -1);
  const tail = isPriceFirst ? '' : withoutMarksAround(parts.at(-1) ?? '');
  const items = names.map((name, index) => {
    const isClear = index === 0 || /^\s*(?:[,;/|\t.+]|y )/u.test(name);
    const ownName = index > 0 ? name.replace(/^\s*y /u, '') : name;
    const item = itemOf(ownName, prices[index]!, { isNameDoubtful: !isClear });
    return index < names.length - 1 ? item : withDescription(item, tail);
  });
  return { kind: 'items', items };
}

const hasLetters = (text: string): boolean => /\p{L}/u.test(text);

function acceptedPrices(text: string, leastPrice: number): FoundPrice[] {
  const found = pricesIn(text);
  const last = found.at(-1);
  const endsWithPrice = last !== undefined && ENDS.test(text.slice(last.end));
  // Beside a price such as `$350`, a bare 10 counts pieces.
  const [leastSure] = found
    .filter(({ isSure }) => isSure)
    .map(({ price }) => Number(price))
    .sort((a, b) => a - b);
  return found.filter((price, index) => {
    if (price.isSure) return true;
    if (isFootnote(text, price, found[index + 1])) return false;
    if (leastSure !== undefined && Number(price.price) * 4 < leastSure) return false;
    const before = text.slice(0, price.start);
    const after = text.slice(price.end);
    const amount = text.slice(price.start, price.end);
    if (price.isVague && Number(price.price) >= LEAST_BARE_PRICE) return true;
    const value = Number(price.price);
    const isSeparated = SEPARATED_AFTER.test(after);
    if (ENDS.test(after)) return value >= leastPrice || SEPARATED_BEFORE.test(before);
    if (!hasLetters(before) && index === 0) {
      if (endsWithPrice && found.length > 1) return false;
      return value >= LEAST_LEADING_PRICE || (isSeparated && value >= LEAST_BARE_PRICE);
    }
    if (YEAR.test(amount)) return false;
    if (isSeparated) return value >= LEAST_BARE_PRICE;
    return endsWithPrice && value >= LEAST_LEADING_PRICE;
  });
}

/** Number of allergens in Regulation (EU) 1169/2011, the largest possible footnote. */
const MAX_FOOTNOTE = 14;

const FOOTNOTES = /(?<!\p{L})(?<before>\p{L}{1,30})\)?(?:[\s,]{1,2}\d{1,2}){1,14}$/u;
/** Words that a number may follow as part of the name. */
const NUMBERED =
  /^(?:combos?|men[uú]s?|opci[oó]n|promo|promoci[oó]n|plato|paquete|bandeja|servicio|desayuno|almuerzo|no|n|n[uú]mero|pack|box|seven|de|x)$/iu;

/** Is true for a name whose final number may be an allergen footnote: `Anchoas 4`. */
const endsWithFootnote = (name: string): boolean => {
  const before = FOOTNOTES.exec(name.slice(-40))?.groups?.['before'];
  return before !== undefined && !NUMBERED.test(before);
};

/** Is true for a small number right before a price with a currency, which is a footnote: `Almejas 2, 14  16,00 €`. */
const isFootnote = (text: string, { price, end }: FoundPrice, next?: FoundPrice): boolean =>
  Number(price) <= MAX_FOOTNOTE &&
  next !== undefined &&
  (next.currency !== '' || Number(next.price) <= MAX_FOOTNOTE) &&
  /^[\s,]{0,4}$/.test(text.slice(end, next.start));

/** Returns the texts before, between and after the prices, one more than there are prices. */
function partsAround(text: string, prices: readonly FoundPrice[]): string[] {
  const starts = [0, ...prices.map(({ end }) => end)];
  return starts.map((start, index) => text.slice(start, prices[index]?.start));
}

/** A price, and whether the menu often has prices of this size. */
type UsualPrice = FoundPrice & { readonly isUsual?: boolean };

function oneItem(text: string, price: UsualPrice): LineReading {
  const [before, after] = [text.slice(0, price.start), text.slice(price.end)];
  const [lead, tail] = [withoutMarksAround(before), withoutMarksAround(after)];
  if (!hasLetters(lead) && !hasLetters(tail)) {
    return { kind: 'price', price: price.price, sizes: null, unit: price.unit };
  }
  if (!hasLetters(lead)) return { kind: 'items', items: [itemOf(after, price)] };
  if (namesSize(lead) && namesSize(tail)) {
    return { kind: 'price', price: price.price, sizes: withoutMarksAround(text), unit: null };
  }
  const isPriceDoubtful = OTHER_PRICE.test(before.slice(-200));
  return {
    kind: 'items',
    items: [withDescription(itemOf(before, price, { isPriceDoubtful }), tail)],
  };
}

/** Matches `7 / virgen` before a price of 5: the price may belong to another size. */
const OTHER_PRICE = /(?:^|[\s–—-])\d{1,5}(?:[.,]\d{1,2})? ?\/ ?\p{L}/u;

/** Is true for one price in several currencies: `RD$250 / US$5`. */
const areOfCurrencies = (prices: readonly FoundPrice[]): boolean => {
  const currencies = prices.map(({ currency }) => currency);
  return currencies.every(Boolean) && new Set(currencies).size === currencies.length;
};

/** The first price becomes the item's price, and the description lists the others. */
function inFirstCurrency(text: string, prices: readonly FoundPrice[], lead: string): LineReading {
  const [price] = prices as readonly [FoundPrice, ...FoundPrice[]];
  const others = withoutMarksAround(text.slice(price.end)) || null;
  if (!hasLetters(lead)) return { kind: 'price', price: price.price, sizes: others, unit: null };
  const item = itemOf(lead, price, { isPriceDoubtful: true });
  return { kind: 'items', items: [withDescription(item, others ?? '')] };
}

/** Reads an item with several prices. The least is its price, and the description lists the sizes. */
function sizedItem(
  text: string,
  prices: readonly FoundPrice[],
  parts: readonly string[],
): LineReading {
  const [first = ''] = parts;
  const { name: lead, label } = withoutLastSize(withoutMarksAround(first));
  const start = label ? text.lastIndexOf(label, prices[0]!.start) : prices[0]!.start;
  const sizes = withoutMarksAround(text.slice(start, prices.at(-1)!.end));
  const least = prices.reduce((best, one) => (Number(one.price) < Number(best.price) ? one : best));
  if (!hasLetters(lead)) return { kind: 'price', price: least.price, sizes, unit: null };
  const item = itemOf(lead, { ...least, unit: null }, { isPriceDoubtful: true });
  const tail = withoutMarksAround(parts.at(-1) ?? '');
  return { kind: 'items', items: [withDescription(withDescription(item, sizes), tail)] };
}

/** Separates the size of the first price from a name such as `Pizza margarita Pequeña`. */
function withoutLastSize(text: string): { name: string; label: string } {
  if (namesSize(text)) return { name: '', label: text };
  const [, label = ''] =
    /[\s,:(/-](\d{1,3} ?(?:oz|onzas?|ml|cl|l|lts?|litros?))$/iu.exec(text) ??
    /[\s,:(/-]([^\s,:(/-]+)$/u.exec(text) ??
    [];
  if (!label || !namesSize(label) || /^\d+$/.test(label)) return { name: text, label: '' };
  return { name: withoutMarksAround(text.slice(0, text.length - label.length)), label };
}

/** Currency that a wide gap separates from its price. */
const CURRENCY_AT_END = /(?:(?<![\s\t])[ \t](?:RD|US|MX|R|C)?|(?<=\+ ?))\p{Sc}\s?$/iu;

function itemOf(
  text: string,
  { price, isSure, isVague, unit, isUsual = false }: UsualPrice,
  { isPriceDoubtful = false, isNameDoubtful = false } = {},
): ItemText {
  const isSurcharge = /\+ ?\p{Sc}?\s*$/u.test(text.slice(-20));
  const isSmall = !isSure && !isUsual && Number(price) < LEAST_BARE_PRICE;
  const { name, description } = nameAndDescription(text.replace(CURRENCY_AT_END, ''));
  const item = {
    name,
    description,
    price,
    isNameDoubtful: isNameDoubtful || (isSure && endsWithFootnote(name)),
    isPriceDoubtful: isPriceDoubtful || isVague || isSmall || isSurcharge,
  };
  return withDescription(item, unit ? pricedBy(unit) : '');
}

function withDescription(item: ItemText, more: string): ItemText {
  if (!more) return item;
  return { ...item, description: item.description ? `${item.description}\n${more}` : more };
}
