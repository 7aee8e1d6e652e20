import { MAX_SIZES, TEXT_LIMITS, type PricedOption } from '@cartaviva/domain';
import type { MenuLine } from './menu-line';
import { namesSize } from './menu-words';
import { pricesIn } from './prices-in-line';
import { withoutMarksAround } from './name-and-description';

interface SizeHead {
  readonly name: string;
  /** Middle of the head on its page. */
  readonly centre: number | undefined;
}

/** Names of sizes above the columns of prices. */
export interface SizeHeads {
  readonly heads: readonly SizeHead[];
  /** Name of the category that stands on the same line. */
  readonly category: string | null;
}

/** Reads a line such as `Personal  Mediana  Familiar` or `PIZZAS  Personal  Mediana`. */
export function sizeHeadsIn({ text, cells }: MenuLine): SizeHeads | null {
  const parts = text.split('\t').map((part) => part.trim());
  const isSize = (part: string) => part !== '' && namesSize(part) && /\p{L}|\d\/\d/u.test(part);
  const hasCategory = !isSize(parts[0]!) && /\p{L}{2}/u.test(parts[0]!);
  const names = hasCategory ? parts.slice(1) : parts;
  if (names.length < 2 || names.length > MAX_SIZES || !names.every(isSize)) return null;
  const places = cells?.slice(-names.length);
  return {
    heads: names.map((name, at) => ({
      name: name.slice(0, TEXT_LIMITS.option),
      centre: places?.[at] && middle(places[at]),
    })),
    category: hasCategory ? parts[0]! : null,
  };
}

const middle = ({ left, right }: { left: number; right: number }): number => (left + right) / 2;

/** A dish with a price under some of the heads. */
export interface SizedPrices {
  readonly name: string;
  readonly sizes: readonly PricedOption[];
}

/** Gives the prices of a line to the heads above them. Returns null if they do not fit. */
export function sizesUnder({ heads }: SizeHeads, { text, cells }: MenuLine): SizedPrices | null {
  const parts = text.split('\t');
  const prices = parts.map((part) => priceAlone(part));
  const first = prices.findIndex((price) => price !== null);
  if (first < 1 || prices.slice(first).includes(null)) return null;
  const found = prices.slice(first) as string[];
  const places = cells?.length === parts.length ? cells.slice(first) : undefined;
  const chosen = found.map((_, at) => headFor(heads, places?.[at], at, found.length));
  if (chosen.includes(null) || new Set(chosen).size < chosen.length) return null;
  return {
    name: parts.slice(0, first).join('\t'),
    sizes: chosen.map((head, at) => ({ name: head!.name, price: found[at]! })),
  };
}

function priceAlone(part: string): string | null {
  const [price, ...others] = pricesIn(part);
  if (!price || others.length > 0) return null;
  const rest = part.slice(0, price.start) + part.slice(price.end);
  return withoutMarksAround(rest).trim() === '' ? price.price : null;
}

/** The head nearest to a price on its page. In a text, prices count from the first head. */
function headFor(
  heads: readonly SizeHead[],
  place: { left: number; right: number } | undefined,
  at: number,
  count: number,
): SizeHead | null {
  if (!place || heads.some(({ centre }) => centre === undefined)) {
    return count === heads.length ? heads[at]! : null;
  }
  const distance = ({ centre = 0 }: SizeHead) => Math.abs(centre - middle(place));
  return heads.reduce((best, one) => (distance(one) < distance(best) ? one : best));
}
