import { priceIn } from '@cartaviva/domain';
import { UNIT_MARK, UNIT_WORDS, unitIn, withoutApostrophe } from '../price-cell';

export interface FoundPrice {
  /** Canonical form, such as `350.00`. */
  readonly price: string;
  readonly start: number;
  readonly end: number;
  /** The price has a currency or cents, which no other number has. */
  readonly isSure: boolean;
  /** The price is a minimum (`desde 350`) or covers several pieces (`2x350`), so the owner must check it. */
  readonly isVague: boolean;
  /** Currency as written, such as `US$`. It is empty for a bare number. */
  readonly currency: string;
  /** Unit of the price, such as `kg` or `100 g`. It is null for the item as served. */
  readonly unit: string | null;
}

const CURRENCY = String.raw`(?:RD|US|MX|AR|CL|COP?|C|R|B) ?\$|U\$S|DOP|MXN|USD|EUR|COP|CLP|ARS|PEN|GTQ|CRC|HNL|NIO|PYG|BOB|UYU|[$€£₡₲₵]|S/\.?|B/\.?|Bs\.?(?: ?[SF]\.?)?|Gs\.?|Lps?\.?|(?<=[\t.… ]{2}|\t)L\.?(?= ?\d)|Q\.?(?= ?\d)`;
/** Currencies whose amounts may have spaces between thousands, even if the currency follows. */
const LARGE_MONEY = String.raw`₲|₡|Gs\.?|guaran[ií]es|colones|COP|CLP`;
const AMOUNT = String.raw`\d{1,4}['’´]\d{2}(?!\d)|\d{2,3}(?: \d{3})+(?= ?(?:${LARGE_MONEY})(?!\p{L}))|(?<=[\p{Sc}.$] ?)\d{1,3}(?: \d{3})+(?:[.,]\d{1,2})?(?!\d)|\d{1,3}(?:[.,']\d{3})+(?:[.,]\d{1,2})?|\d{1,6}(?:[.,]\d{1,2})?`;
const VAGUE = String.raw`desde |a partir de |\d{1,2} ?[x×] ?(?=(?:[A-Z]{0,3}\$ ?)?\d{2})`;
const SUFFIX = String.raw`pes(?:it)?os?|US ?\$|RD ?\$?|DOP|COP|CLP|ARS|PEN|MXN|USD|EUR|d[oó]lares|euros|soles|colones|quetzales|lempiras|bol[ií]vares|guaran[ií]es|reales|[$€£₡₲]`;

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

/** Prices of unnamed sizes: `350/450/650`. A fraction such as `1/2` has numbers below ten. */
const LISTED =
  /(?<![\p{L}\d:/]|\d[.,])(?:\$ ?)?\d{2,5}(?:\.\d{2})?(?: ?\/ ?(?:\$ ?)?\d{2,5}(?:\.\d{2})?)+(?![\p{L}\d/])/gu;

/** Words that turn a preceding number into a count or a measure. */
const UNIT =
  /^ ?(?:oz|onzas?|ml|cl|cc|lts?|litros?|lbs?|libras?|grs?|gramos?|kgs?|kilos?|g|l|cms?|pulgadas?|pzs?|pzas?|piezas?|uds?|unid(?:ad(?:es)?)?|unds?|personas?|pax|años|min(?:utos)?|hrs?|horas|días|ingredientes|sabores|bolas|porciones|golpes|quesos|leches|carnes|estaciones|huevos|tacos|alitas|empanadas|shots)(?![\p{L}\d])/iu;

/** Finds all prices of a line, from left to right. Numbers that count something else are ignored. */
export function pricesIn(line: string): FoundPrice[] {
  const text = line.replace(LISTED, (list) => list.replaceAll('/', '|'));
  const found: FoundPrice[] = [];
  for (const match of text.matchAll(PRICE)) {
    const { vague, before, amount = '', after } = match.groups ?? {};
    const start = match.index;
    const amountEnd = start + match[0].length;
    const price = priceIn(withoutApostrophe(amount.replaceAll(' ', '')));
    const hasCurrency = before !== undefined || after !== undefined;
    const unit = unitAfter(text.slice(amountEnd), hasCurrency, amount);
    if (price === null || (!hasCurrency && !unit && UNIT.test(text.slice(amountEnd)))) continue;
    const end = amountEnd + (unit?.length ?? 0);
    const isSure = hasCurrency || /[.,'’´]\d{2}$/.test(amount) || /\d[.,]\d{3}/.test(amount);
    found.push({
      price,
      start,
      end,
      isSure,
      isVague: vague !== undefined,
      currency: (before ?? after ?? '').toLowerCase().replace(/[\s.]/g, ''),
      unit: unit?.unit ?? null,
    });
  }
  return found;
}

/** Units that no item has a hundred of: `Longaniza 350 lb` is a price per pound. */
const HEAVY = /^(?:lbs?|libras?|kgs?|kilos?|docenas?|doc)$/iu;

function unitAfter(rest: string, hasCurrency: boolean, amount: string) {
  const match = PRICED_UNIT.exec(rest);
  const { mark, unit = '' } = match?.groups ?? {};
  const isHeavy = Number(amount) >= 100 && HEAVY.test(unit);
  const isMarked = mark !== undefined || hasCurrency || isHeavy || /^c|^cada/iu.test(unit);
  const named = isMarked ? unitIn(unit) : null;
  return named === null ? undefined : { unit: named, length: match![0].length };
}
