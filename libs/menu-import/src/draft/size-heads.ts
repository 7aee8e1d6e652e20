import { MAX_SIZES, TEXT_LIMITS, type PricedOption } from '@cartaviva/domain';
import type { MenuLine } from './menu-line';
import { namesSize } from './menu-words';
import { pricesIn } from './prices-in-line';
import { withoutMarksAround } from './name-and-description';

interface SizeHead {
  readonly name: string;
  /** Horizontal center of the heading on its page. */
  readonly centre: number | undefined;
}

/** Names of sizes above the price columns. */
export interface SizeHeads {
  readonly heads: readonly SizeHead[];
  /** Name of the category on the same line. */
  readonly category: string | null;
  /** The headings are words that name no size, such as `Almuerzo` and `Cena`. */
  readonly areUnknown?: boolean;
}

/** Size names with slashes: `Pizzas (P / M / G)`, `BOCADILLOS  Medio / Entero`. */
const SLASHED = /^([^\t(:–]{1,80})[\t(:–] ?([^()\t/\d]{1,20}(?: ?\/ ?[^()\t/\d]{1,20})+)\)?$/u;
const MAX_HEADS = 200;

const isSize = (part: string): boolean =>
  part !== '' && namesSize(part) && /\p{L}|\d\/\d/u.test(part);

/** Reads a line such as `Personal  Mediana  Familiar` or `PIZZAS  Personal  Mediana`. */
export function sizeHeadsIn({ text, cells }: MenuLine): SizeHeads | null {
  const slashed = SLASHED.exec(text.slice(0, MAX_HEADS).trimEnd());
  // `S/M` stands for `según mercado`.
  if (slashed && !/^[sp] ?\/ ?m$/iu.test(slashed[2]!)) {
    const names = slashed[2]!.split('/').map((name) => name.trim());
    const areSizes = names.length <= MAX_SIZES && names.every(isSize);
    return areSizes ? headsNamed(names, withoutMarksAround(slashed[1]!) || null, undefined) : null;
  }
  const parts = text.split('\t').map((part) => part.trim());
  const hasCategory = !isSize(parts[0]!) && /\p{L}{2}/u.test(parts[0]!);
  const names = hasCategory ? parts.slice(1) : parts;
  if (names.length < 2 || names.length > MAX_SIZES || !names.every(isSize)) return null;
  return headsNamed(names, hasCategory ? parts[0]! : null, cells);
}

const LONGEST_HEAD = 20;

/** Accepts any words as headings if each stands above a price of the next two lines: `TRAGOS  Happy hour  Normal`. */
export function headsOfColumns(
  { text, cells }: MenuLine,
  below: readonly (MenuLine | undefined)[],
): SizeHeads | null {
  const counts = below.map((line) => trailingPrices(line?.text ?? ''));
  const [count = 0] = counts;
  const parts = text.split('\t').map((part) => part.trim());
  const isAbove = counts.every((one) => one === count) && count > 1 && count <= MAX_SIZES;
  // Without a category, the first heading must stand to the right of the names below.
  const nameEnd = below[0]?.cells?.[0]?.right ?? Infinity;
  const isWithoutCategory = parts.length === count && (cells?.[0]?.left ?? 0) > nameEnd;
  if (!isAbove || (!isWithoutCategory && parts.length !== count + 1)) return null;
  const names = parts.slice(-count);
  const areHeads = names.every((name) => /^\P{N}{2,}$/u.test(name) && name.length <= LONGEST_HEAD);
  if (!areHeads || new Set(names).size < count) return null;
  const category = parts.length > count ? parts[0]! || null : null;
  return { ...headsNamed(names, category, cells), areUnknown: true };
}

/** Number of separate prices at the end of a line, after its name. */
function trailingPrices(text: string): number {
  const parts = text.split('\t');
  const words = parts.findLastIndex((part) => priceAlone(part) === null);
  return words < 0 ? 0 : parts.length - 1 - words;
}

function headsNamed(
  names: readonly string[],
  category: string | null,
  cells: MenuLine['cells'],
): SizeHeads {
  const places = cells?.slice(-names.length);
  return {
    heads: names.map((name, at) => ({
      name: name.slice(0, TEXT_LIMITS.option),
      centre: places?.[at] && middle(places[at]),
    })),
    category,
  };
}

const middle = ({ left, right }: { left: number; right: number }): number => (left + right) / 2;

export interface SizedPrices {
  readonly name: string;
  readonly sizes: readonly PricedOption[];
}

/** Assigns the prices of a line to the headings above them. Returns null if they do not fit. */
export function sizesUnder({ heads }: SizeHeads, { text, cells }: MenuLine): SizedPrices | null {
  const parts = withDividedList(text.split('\t'));
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

/** Splits the last part of a line if it lists the prices of the sizes: `Pepperoni 350 / 550 / 750`. */
function withDividedList(parts: readonly string[]): readonly string[] {
  const [first = '', ...others] = parts.at(-1)!.split('/');
  const [price] = pricesIn(first).slice(-1);
  const areAlone = others.every((one) => priceAlone(one) !== null);
  if (others.length === 0 || !price || !areAlone) return parts;
  const name = withoutMarksAround(first.slice(0, price.start));
  const isEnd = withoutMarksAround(first.slice(price.end)).trim() === '';
  if (!isEnd) return parts;
  return [...parts.slice(0, -1), ...(name ? [name] : []), first.slice(price.start), ...others];
}

function priceAlone(part: string): string | null {
  const [price, ...others] = pricesIn(part);
  if (!price || others.length > 0) return null;
  const rest = part.slice(0, price.start) + part.slice(price.end);
  return withoutMarksAround(rest).trim() === '' ? price.price : null;
}

/** Returns the heading nearest to a price on its page. In plain text, the order of the prices decides. */
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
