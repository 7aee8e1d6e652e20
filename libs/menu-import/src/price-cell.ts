import { centsOf, MAX_PRICE, priceIn, priceOfCents, searchable } from '@cartaviva/domain';
import { numberText, textOf, type Cell } from './table';

export interface CellPrice {
  /** Price in canonical form, such as `350.00`. */
  readonly price: string;
  /** Unit such as `kg`, `docena` or `100 g`. It is null for the item as served. */
  readonly unit: string | null;
}

/** Displayed units with their synonyms, normalized by `searchable`. */
const UNITS: readonly (readonly [string, string])[] = [
  ['kg', 'kgs?|kilos?|kilogramos?|kilograms?|quilos?'],
  ['libra', 'lbs?|libras?|pounds?'],
  ['onza', 'oz|onzas?|ounces?'],
  ['g', 'g|grs?|grms?|gramos?|grams?'],
  ['litro', 'l|lts?|litros?|liters?|litres?'],
  ['ml', 'ml|mililitros?'],
  ['cl', 'cl|centilitros?'],
  ['galón', 'gal|galon(?:es)?|gallons?'],
  ['quintal', 'quintal(?:es)?'],
  ['arroba', 'arrobas?'],
  ['docena', 'docenas?|doc|dz|dozens?'],
  ['media docena', 'media docena|half dozen'],
  ['cien', 'ciento?'],
  ['unidad', 'unidad(?:es)?|unids?|unds?|uds?|units?|each|ea|c ?\\/ ?u|cada un[oa]|un'],
  ['pieza', 'piezas?|pzas?|pzs?|pcs?|pieces?'],
  ['porción', 'porcion(?:es)?|porc|raciones|racion|portions?|servings?'],
  ['persona', 'personas?|pers|pax|comensal(?:es)?|persons?|people|cabeza'],
  ['botella', 'botellas?|bot|bottles?'],
  ['metro', 'metros?'],
  ['bandeja', 'bandejas?'],
  ['paquete', 'paquetes?|paq'],
  ['caja', 'cajas?'],
  ['par', 'par|pares'],
];

/** All words for units, for regular expressions that find them in lines and cells. */
export const UNIT_WORDS = UNITS.map(([, words]) => words)
  .toSorted((one, other) => other.length - one.length)
  .join('|')
  .replaceAll('porcion', 'porci[oó]n')
  .replaceAll('galon', 'gal[oó]n');

/** Text before a unit: `/kg`, `por libra`, `el kilo`, `x docena`, `los 100 g`. */
export const UNIT_MARK = String.raw`\/ ?|por (?:cada |la |el )?|per |the |x ?|cada |el |la |los |las |al |a la `;

const UNIT = String.raw`(?:\d{1,4} ?)?(?:${UNIT_WORDS})`;
const WHOLE_UNIT = new RegExp(String.raw`^(?:(\d{1,4}) ?)?(${UNIT_WORDS})\.?$`, 'iu');
const UNIT_AFTER = new RegExp(
  String.raw`^(?<amount>.*\d(?:[.,]-)?(?<money>[^\d/]*?))[ ,]*(?:\(|\[)? ?(?<mark>${UNIT_MARK})?(?<unit>${UNIT})\.? ?(?:\)|\])?$`,
  'iu',
);
const UNIT_BEFORE = new RegExp(
  String.raw`^(?:${UNIT_MARK})?(?<unit>${UNIT})\.? ?(?:[:=] ?|a )?(?<amount>\D{0,4}\d.*)$`,
  'iu',
);

/** Returns the displayed unit in a text: `100 gr` becomes `100 g`. Returns null for a text without a unit. */
export function unitIn(text: string): string | null {
  const [, count, word] = WHOLE_UNIT.exec(searchable(text)) ?? [];
  if (!word) return null;
  const known = UNITS.find(([, words]) => new RegExp(`^(?:${words})$`, 'u').test(word));
  return known ? [count, known[0]].filter(Boolean).join(' ') : null;
}

/** Items are priced by the piece by default, so this unit needs no mention. */
export const isEach = (unit: string): boolean => unit === 'unidad' || unit === 'pieza';

export const pricedBy = (unit: string): string => `Precio por ${unit}`;

/**
 * Parses a cell as a price with its unit. `8 und` is not a price, because a number before a unit
 * without a currency or separator is a count.
 */
export function priceInCell(cell: Cell): CellPrice | null {
  if (typeof cell === 'number') return priced(numberPrice(cell));
  if (typeof cell !== 'string') return null;
  const text = textOf(cell).replace(/\s+/g, ' ');
  // Some programs export rounding errors: 57.699999999999996.
  if (/^\d{1,8}\.\d{9,20}$/.test(text)) return priced(numberPrice(Number(text), 2));
  const plain = priceIn(withoutApostrophe(text.replace(FOOTNOTE, '')));
  if (plain !== null) return { price: plain, unit: null };
  const after = UNIT_AFTER.exec(text)?.groups;
  const isBracketed = /[([]/.test(text);
  if (after && (after['mark'] || isBracketed || /\p{Sc}|\p{L}{2}/u.test(after['amount'] ?? ''))) {
    const found = priced(priceIn(after['amount'] ?? ''), unitIn(after['unit'] ?? ''));
    if (found) return found;
  }
  const before = UNIT_BEFORE.exec(text)?.groups;
  return before ? priced(priceIn(before['amount'] ?? ''), unitIn(before['unit'] ?? '')) : null;
}

/** Footnote mark after a price: `$11.00*`. */
const FOOTNOTE = /(?<=\d)\s?\*{1,3}$/;

/** Converts an apostrophe before cents to a comma: `28'50`, as written in Spain. */
export const withoutApostrophe = (text: string): string =>
  text.replace(/(?<=\d)['’´](?=\d{2}(?!\d))/u, ',');

/** Is true for several prices: `350/450/650`, `$9 - $12`. */
export function listsPrices(cell: Cell): boolean {
  const text = typeof cell === 'string' ? textOf(cell).slice(0, MAX_LIST) : '';
  return LISTED.test(text) && !DATE.test(text);
}

const MAX_LIST = 60;
const LISTED = /^\D{0,5}\d[\d.,]*(?: ?(?:\/|[-–]) ?\D{0,4}\d[\d.,]*)+$/u;
const DATE = /^\d{1,4}[/-]\d{1,2}[/-]\d{1,4}$|^\d{1,2}\/\d{1,2}$/;

/** Returns the first of several prices with slashes between them: those of sizes. A range has no first price. */
export const firstListedPrice = (cell: Cell): string | null =>
  listsPrices(cell) && !/[-–]/.test(String(cell))
    ? (priceInCell(textOf(cell).split('/')[0]!.trim())?.price ?? null)
    : null;

const priced = (price: string | null, unit: string | null = null): CellPrice | null =>
  price === null ? null : { price, unit };

/**
 * Rounds a number to a price in cents: 14.455 becomes 14.46. Returns null for an invalid price, or
 * one that rounds to zero.
 * @param decimals maximum number of decimals apart from rounding errors
 */
function numberPrice(value: number, decimals = Infinity): string | null {
  const text = numberText(value);
  const [, units, fraction = ''] = /^(\d{1,8})(?:\.(\d+))?$/.exec(text) ?? [];
  if (units === undefined || fraction.length > decimals) return null;
  const cents = Number(units) * 100 + Number(fraction.slice(0, 2).padEnd(2, '0'));
  const rounded = cents + (Number(fraction[2] ?? 0) >= 5 ? 1 : 0);
  if (rounded > centsOf(MAX_PRICE) || (rounded === 0 && value !== 0)) return null;
  return priceOfCents(rounded);
}

/** Returns the decimal separator of a text if it is unambiguous: `9,50`, `1,250.5`. */
export const centsMark = (cell: Cell): string | undefined =>
  typeof cell === 'string' ? /\d([.,])\d{1,2}(?!\d|[.,])/.exec(cell)?.[1] : undefined;

/** Returns the separator of a text that may mark thousands or three decimals: `14.455`. */
export const threeDigitsMark = (cell: Cell): string | undefined =>
  typeof cell === 'string' ? /^\D*\d{1,3}([.,])\d{3}(?!\d|[.,])/.exec(cell)?.[1] : undefined;
