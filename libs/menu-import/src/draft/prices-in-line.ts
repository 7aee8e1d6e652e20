import { priceIn } from '@cartaviva/domain';
import { UNIT_MARK, UNIT_WORDS, unitIn } from '../price-cell';

/** A price that stands in a line. */
export interface FoundPrice {
  /** Canonical, `350.00`. */
  readonly price: string;
  readonly start: number;
  readonly end: number;
  /** It has a currency, or cents: nothing else looks like that. */
  readonly isSure: boolean;
  /** Others cost more, `desde 350`, or it buys several, `2x350`: its owner has to look at it. */
  readonly isVague: boolean;
  /** Unit of the price, such as `kg` or `100 g`. It is null for the dish as served. */
  readonly unit: string | null;
}

const CURRENCY = String.raw`RD ?\$|US ?\$|MX ?\$|COP ?\$?|DOP|MXN|USD|EUR|[$€₡₲]|S/\.?|Bs\.?|Q(?=\d)`;
const AMOUNT = String.raw`\d{1,3}(?:[.,]\d{3})+(?:[.,]\d{1,2})?|\d{1,6}(?:[.,]\d{1,2})?`;
const VAGUE = String.raw`desde |a partir de |\d{1,2} ?[x×] ?(?=(?:[A-Z]{0,3}\$ ?)?\d{2})`;
const SUFFIX = String.raw`pesos?|US ?\$|RD ?\$?|DOP|d[oó]lares|euros|[$€]`;

const PRICE = new RegExp(
  String.raw`(?<![\p{L}\d:/#+-]|\d[.,])(?<vague>${VAGUE})?(?<before>${CURRENCY})? ?(?<amount>${AMOUNT})(?:\.-|,-)?(?: ?(?<after>${SUFFIX}))?(?![\p{L}\d:%°º"”″']|[.,]\d|\/\d(?!\d{0,3} ?(?:gr?s?|gramos|ml)(?!\p{L})))`,
  'giu',
);

/**
 * Matches a unit after a price: `/kg`, ` la libra`, ` c/u`, ` (por 100 g)`. After a currency it
 * needs no mark: `39 € kg`.
 */
const PRICED_UNIT = new RegExp(
  String.raw`^\s?[(\[]?\s?(?<mark>${UNIT_MARK})?(?<unit>(?:\d{1,4} ?)?(?:${UNIT_WORDS}))(?![\p{L}\d])\.?\s?[)\]]?`,
  'iu',
);

/** `350/450/650`: sizes without their names. Fractions, `1/2`, are below ten. */
const LISTED =
  /(?<![\p{L}\d:/]|\d[.,])(?:\$ ?)?\d{2,5}(?:\.\d{2})?(?: ?\/ ?(?:\$ ?)?\d{2,5}(?:\.\d{2})?)+(?![\p{L}\d/])/gu;

/** What counts something else than money when it follows a number. */
const UNIT =
  /^ ?(?:oz|onzas?|ml|cl|cc|lts?|litros?|lbs?|libras?|grs?|gramos?|kgs?|kilos?|g|l|cms?|pulgadas?|pzs?|pzas?|piezas?|uds?|unid(?:ad(?:es)?)?|unds?|personas?|pax|años|min(?:utos)?|hrs?|horas|días|ingredientes|sabores|bolas|porciones|golpes|quesos|leches|carnes|estaciones|huevos|tacos|alitas|empanadas|shots)(?![\p{L}\d])/iu;

/** All prices of a line, from left to right; numbers that count something else are none. */
export function pricesIn(line: string): FoundPrice[] {
  const text = line.replace(LISTED, (list) => list.replaceAll('/', '|'));
  const found: FoundPrice[] = [];
  for (const match of text.matchAll(PRICE)) {
    const { vague, before, amount = '', after } = match.groups ?? {};
    const start = match.index;
    const amountEnd = start + match[0].length;
    const price = priceIn(amount);
    const hasCurrency = before !== undefined || after !== undefined;
    const unit = unitAfter(text.slice(amountEnd), hasCurrency);
    if (price === null || (!hasCurrency && !unit && UNIT.test(text.slice(amountEnd)))) continue;
    const end = amountEnd + (unit?.length ?? 0);
    const isSure = hasCurrency || /[.,]\d{2}$/.test(amount) || /\d[.,]\d{3}/.test(amount);
    found.push({
      price,
      start,
      end,
      isSure,
      isVague: vague !== undefined,
      unit: unit?.unit ?? null,
    });
  }
  return found;
}

/** Finds the unit after a price and the length of its text. */
function unitAfter(rest: string, hasCurrency: boolean) {
  const match = PRICED_UNIT.exec(rest);
  const { mark, unit = '' } = match?.groups ?? {};
  const isMarked = mark !== undefined || hasCurrency || /^c|^cada/iu.test(unit);
  const named = isMarked ? unitIn(unit) : null;
  return named === null ? undefined : { unit: named, length: match![0].length };
}
