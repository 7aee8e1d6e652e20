import { priceIn } from '@cartaviva/domain';

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
}

const CURRENCY = String.raw`RD ?\$|US ?\$|MX ?\$|COP ?\$?|DOP|MXN|USD|EUR|[$€₡₲]|S/\.?|Bs\.?|Q(?=\d)`;
const AMOUNT = String.raw`\d{1,3}(?:[.,]\d{3})+(?:[.,]\d{1,2})?|\d{1,6}(?:[.,]\d{1,2})?`;
const VAGUE = String.raw`desde |a partir de |\d{1,2} ?[x×] ?(?=(?:[A-Z]{0,3}\$ ?)?\d{2})`;
const SUFFIX = String.raw`pesos?|RD\$?|DOP|d[oó]lares|euros|[$€]|c/u`;

const PRICE = new RegExp(
  String.raw`(?<![\p{L}\d:/#+-]|\d[.,])(?<vague>${VAGUE})?(?<before>${CURRENCY})? ?(?<amount>${AMOUNT})(?:\.-|,-)?(?: ?(?<after>${SUFFIX}))?(?![\p{L}\d:%°º"”″']|[.,/]\d)`,
  'giu',
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
    const end = match.index + match[0].length;
    const price = priceIn(amount);
    const hasCurrency = before !== undefined || after !== undefined;
    if (price === null || (!hasCurrency && UNIT.test(text.slice(end)))) continue;
    const isSure = hasCurrency || /[.,]\d{2}$/.test(amount) || /\d[.,]\d{3}/.test(amount);
    found.push({ price, start: match.index, end, isSure, isVague: vague !== undefined });
  }
  return found;
}
