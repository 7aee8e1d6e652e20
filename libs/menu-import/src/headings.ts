import { CURRENCY_CODES, searchable } from '@cartaviva/domain';
import { COLUMN_NAMES, INVERSE_NAMES, WEAK_COLUMN_NAMES } from './heading-names';
import { isEach, UNIT_MARK, unitIn } from './price-cell';

export const COLUMNS = [
  'name',
  'price',
  'description',
  'category',
  'tags',
  'allergens',
  'available',
  'sizes',
  'extras',
  'externalId',
  'unit',
  'byWeight',
  'variant',
  'id',
] as const;
export type Column = (typeof COLUMNS)[number];

export interface Heading {
  readonly column: Column;
  /** The heading counts only if no other heading names the column: `Tipo` beside `Categoría`. */
  readonly isWeak?: boolean;
  /** The heading may name another kind of data: `Precio delivery`. */
  readonly isDoubtful?: boolean;
  /** A yes in this column means no: `Agotado`. */
  readonly isInverse?: boolean;
  /** Unit of all prices in the column: `Precio por kg`. */
  readonly unit?: string;
}

/** Maximum length of a heading in UTF-16 units. Longer cells are not compared. */
const MAX_HEADING = 80;

/** Matches `Option 1 value`, `Opción 2 valor` and `Option1 Value`. */
const VARIANT =
  /^(?:option|opcion|attribute|atributo) ?(?:\d (?:value|valor|valores|values)|(?:value|valor) ?\d)(?: |$)/;

const NAMES: Readonly<Record<Exclude<Column, 'price'>, readonly string[]>> = COLUMN_NAMES;

const KNOWN: ReadonlyMap<string, Heading> = new Map([
  ...Object.entries(NAMES).flatMap(([column, names]) =>
    names.map((name) => [name, { column: column as Column }] as const),
  ),
  ...Object.entries(WEAK_COLUMN_NAMES).flatMap(([column, names]) =>
    names.map((name) => [name, { column: column as Column, isWeak: true }] as const),
  ),
  ...INVERSE_NAMES.map(
    (name) => [name, { column: 'available', isInverse: true } satisfies Heading] as const,
  ),
]);

/** Words that name a price, followed by words that may also name another amount. */
const PRICE = new Set('precio precios price prices pvp preu preco'.split(' '));
const AMOUNT = new Set('importe importes tarifa tarifas valor'.split(' '));
/** Matches `P.V.P.`, `P. Unit.` and `P. venta`. */
const SHORT_PRICE = /^(?:p v p|p v|pv|p u|p unit|p unitario|p venta|p publico)(?: |$)/;

/** Qualifiers with which a price is still the price that diners pay. */
const PLAIN = new Set([
  ...'venta detalle menudeo selling unitario unitaria unit final publico public regular normal base retail'.split(
    ' ',
  ),
  ...'carta menu item plato platillo producto product articulo dish variant each'.split(' '),
  ...'con incl incluye incluido incluidos included inc itbis iva igv isv impuesto impuestos'.split(
    ' ',
  ),
  ...'tax taxes vat p v u unidad unid und nuevo new actual current vigente pvp consumidor'.split(
    ' ',
  ),
]);

const MONEY = new Set([
  ...CURRENCY_CODES.map((code) => code.toLowerCase()),
  ...'$ rd$ us$ u$s r$ c$ mx$ q s b bs € £ ₡ ₲ rd eur gbp'.split(' '),
  ...'peso pesos dolar dolares euro euros soles colones quetzales lempiras mn m n'.split(' '),
  ...'dominicanos mexicanos'.split(' '),
]);

/** Words of former prices and prices for other buyers, which are never menu prices. */
const ANOTHER =
  /(?:^| )(?:costo|costos|coste|costes|cost|costs|compra|purchase|supply|proveedor|compare|anterior|antes|old|previous|tachado)(?: |$)/;

/** Words of columns about prices that contain no prices. */
const ABOUT =
  /(?:^| )(?:tipo|type|moneda|currency|fecha|date|strategy|estrategia|nivel|level|nombre|name|id|editable|modo|mode|rule|regla)(?: |$)/;

/** Words for the abbreviations `c/IVA` and `s/IVA`. */
const WITH: Readonly<Record<string, string>> = { c: 'con', s: 'sin' };

/** Words without meaning for the comparison. */
const CONNECTING = new Set('de del la el las los al a the of para por'.split(' '));

const IN_SPANISH = new Set('es esp espanol spanish castellano'.split(' '));
const IN_ANOTHER_LANGUAGE = new Set(
  'en eng ingles english fr frances french it italiano italian pt portugues aleman german'.split(
    ' ',
  ),
);

/**
 * Normalizes a heading: `* Nombre` becomes `nombre`, `nombre_plato` becomes `nombre plato`, and
 * `Precio [Lila]` becomes `precio`.
 */
export function headingWords(cell: string): string[] {
  const plain = searchable(
    cell
      .replace(
        /(?<!\p{L})([cs])\/ ?(?=i|tax)/giu,
        (_, sign: string) => `${WITH[sign.toLowerCase()]} `,
      )
      .replace(/\p{Extended_Pictographic}|\ufe0f|\p{Cf}/gu, ' ')
      .replace(/\[[^\]]*\]?/g, ' ')
      .replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 '),
  ).replace(/[^\p{L}\p{N}\p{Sc}]+/gu, ' ');
  return plain.split(' ').filter((word) => word !== '');
}

/** Returns the column that a heading names, or undefined for an unknown heading. */
export function headingIn(cell: string): Heading | undefined {
  if (cell.length > MAX_HEADING) return undefined;
  const said = headingWords(cell);
  if (said.length === 0) return undefined;
  const isKnown = KNOWN.get(said.join(' '));
  if (isKnown) return isKnown;
  const last = said.at(-1)!;
  if (said.length > 1 && IN_ANOTHER_LANGUAGE.has(last)) return undefined;
  const inSpanish = said.length > 1 && IN_SPANISH.has(last) ? said.slice(0, -1) : said;
  const words = inSpanish.filter((word) => !CONNECTING.has(word));
  if (words.length === 0) return undefined;
  const name = words.join(' ');
  const known = KNOWN.get(name) ?? KNOWN.get(withoutNotes(cell));
  if (known) return known;
  if (VARIANT.test(name)) return { column: 'variant' };
  // Exports name the availability in one shop `Enabled Fonda Lila`.
  if (name.startsWith('enabled ')) return { column: 'available' };
  return priceHeading(cell, words);
}

/** Removes notes in parentheses: `ID (uso interno)`, `Nombre (obligatorio)`. */
const withoutNotes = (cell: string): string =>
  headingWords(cell.replace(/\([^()]*\)\s*$/, ' '))
    .filter((word) => !CONNECTING.has(word))
    .join(' ');

function priceHeading(cell: string, words: readonly string[]): Heading | undefined {
  const name = words.join(' ');
  const isMoney = words.every((word) => MONEY.has(word)) && !/^(?:\p{L}(?: |$))+$/u.test(name);
  const namesPrice = isMoney || SHORT_PRICE.test(name) || words.some((word) => PRICE.has(word));
  if (!namesPrice && !words.some((word) => AMOUNT.has(word))) return undefined;
  if (ANOTHER.test(name) || ABOUT.test(name)) return undefined;
  const unit = headingUnit(cell) ?? unitIn(words.at(-1)!);
  const isPlain = words.every(
    (word) =>
      [PRICE, AMOUNT, PLAIN, MONEY].some((known) => known.has(word)) ||
      unitIn(word) !== null ||
      (unit !== null && /^\d+$/.test(word)),
  );
  if (!isPlain && !namesPrice) return undefined;
  const hasUnit = unit !== null && !isEach(unit);
  return { column: 'price', ...(!isPlain && { isDoubtful: true }), ...(hasUnit && { unit }) };
}

const UNIT_OF_PRICE = new RegExp(
  String.raw`[a-z)$€] ?[(]? ?(?:${UNIT_MARK}|[(])([^()]{1,20})[)]?$`,
  'iu',
);

/** Returns the unit of all prices in a column: `Precio/kg`, `Precio por libra`, `Precio (100 g)`. */
function headingUnit(cell: string): string | null {
  const [, written = ''] = UNIT_OF_PRICE.exec(searchable(cell)) ?? [];
  return unitIn(written);
}
