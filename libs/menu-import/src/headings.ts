import { CURRENCY_CODES, searchable } from '@cartaviva/domain';
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

/** What a heading says of its column. */
export interface Heading {
  readonly column: Column;
  /** It counts where no other heading names the column in plain words: `Tipo` beside `Categoría`. */
  readonly isWeak?: boolean;
  /** It may be the column or something like it: `Precio delivery`. */
  readonly isDoubtful?: boolean;
  /** Its yes is a no: `Agotado`. */
  readonly isInverse?: boolean;
  /** What its prices are of: `Precio por kg`. */
  readonly unit?: string;
}

/** Longest cell that may be a heading, in UTF-16 units: a longer one is not even compared. */
const MAX_HEADING = 80;

/** Names of columns as `wordsOf` leaves them; the first is the one that we write. */
const NAMES: Readonly<Record<Exclude<Column, 'price'>, readonly string[]>> = {
  name: [
    ...['nombre', 'plato', 'platos', 'platillo', 'platillos', 'producto', 'productos', 'bebida'],
    ...['bebidas', 'item', 'items', 'articulo', 'articulos', 'name', 'title', 'titulo', 'dish'],
    ...['product', 'nombre plato', 'nombre platillo', 'nombre producto', 'nombre articulo'],
    ...['nombre item', 'nombre bebida', 'plato menu', 'item menu', 'nombre menu item'],
    ...['item name', 'product name', 'dish name', 'menu item', 'menu item name', 'article'],
  ],
  description: [
    ...['descripcion', 'descripciones', 'detalle', 'detalles', 'ingredientes', 'description'],
    ...['descripcion corta', 'short description', 'descripcion plato', 'descripcion producto'],
    ...['descripcion item', 'item description', 'product description', 'menu description'],
  ],
  category: [
    ...['categoria', 'categorias', 'seccion', 'secciones', 'category', 'categories', 'section'],
    ...['nombre categoria', 'categoria nombre', 'category name', 'product category', 'menu group'],
    ...['categoria producto', 'categoria menu', 'item category', 'menu section', 'menu category'],
  ],
  tags: [
    'etiquetas',
    'etiqueta',
    'dieta',
    'dietas',
    'tags',
    'etiquetas dieteticas',
    'dietary tags',
  ],
  allergens: [
    ...['alergenos', 'alergeno', 'contiene', 'allergens', 'allergen', 'contains', 'alergias'],
    ...['contiene alergenos', 'allergies'],
  ],
  available: [
    ...['disponible', 'disponibles', 'disponibilidad', 'available', 'availability', 'activo'],
    ...['activa', 'active', 'is active', 'is available', 'enabled', 'habilitado', 'habilitada'],
    ...['disponible venta', 'disponibles venta', 'available for sale', 'available sale'],
    ...['publicado', 'publicada', 'published', 'visible', 'in stock', 'en stock', 'hay'],
    ...[
      'existencias',
      'estado',
      'status',
      'menu status',
      'activado',
      'en venta',
      'esta disponible',
    ],
  ],
  sizes: ['tamanos', 'sizes'],
  extras: ['extras'],
  externalId: [
    ...['codigo', 'codigo externo', 'codigo producto', 'codigo articulo', 'codigo interno', 'sku'],
    ...['ref', 'referencia', 'external id', 'externalid', 'code', 'product code', 'item code'],
    ...['variant sku', 'plu'],
  ],
  unit: [
    ...['unidad', 'unidad medida', 'unidad venta', 'unidad precio', 'price unit', 'unit', 'um'],
    ...['u m', 'udm', 'uom', 'unit of measure', 'unidad de medida'],
  ],
  byWeight: [
    'vendido peso',
    'sold by weight',
    'sold weight',
    'se vende peso',
    'venta peso',
    'pesable',
  ],
  variant: [
    ...['variation name', 'variant name', 'variation', 'variant', 'variacion', 'variante'],
    ...['nombre variante', 'nombre variacion', 'tamano', 'size', 'presentacion'],
  ],
  id: ['id carta viva', 'id cartaviva'],
};

/** Names that count where no other heading names the column. */
const WEAK: Readonly<Partial<Record<Column, readonly string[]>>> = {
  name: ['menu name', 'nombre es', 'nombre comercial'],
  category: ['grupo', 'familia', 'tipo', 'type', 'linea', 'departamento', 'department', 'rubro'],
};

/** Names of columns whose yes is a no. */
const INVERSE = new Set([
  ...[
    'agotado',
    'agotada',
    'agotados',
    'no disponible',
    'oculto',
    'hidden',
    'sold out',
    'inactivo',
  ],
  ...['out of stock', 'unavailable', 'pausado', 'paused', 'deshabilitado', 'disabled', 'archivado'],
  ...['archived', 'sin stock', 'inactive', 'desactivado'],
]);

/** `Option 1 value`, `Opción 2 valor`, `Option1 Value`. */
const VARIANT =
  /^(?:option|opcion|attribute|atributo) ?(?:\d (?:value|valor|valores|values)|(?:value|valor) ?\d)(?: |$)/;

const KNOWN: ReadonlyMap<string, Heading> = new Map([
  ...Object.entries(NAMES).flatMap(([column, names]) =>
    names.map((name) => [name, { column: column as Column }] as const),
  ),
  ...Object.entries(WEAK).flatMap(([column, names]) =>
    names.map((name) => [name, { column: column as Column, isWeak: true }] as const),
  ),
  ...[...INVERSE].map(
    (name) => [name, { column: 'available', isInverse: true } satisfies Heading] as const,
  ),
]);

/** Words that name a price, and those that may name another amount as well. */
const PRICE = new Set('precio precios price prices pvp preu preco'.split(' '));
const AMOUNT = new Set('importe importes tarifa tarifas valor'.split(' '));
/** `P.V.P.`, `P. Unit.`, `P. venta`. */
const SHORT_PRICE = /^(?:p v p|p v|pv|p u|p unit|p unitario|p venta)(?: |$)/;

/** Words that leave a price the price that diners pay. */
const PLAIN = new Set([
  ...'venta selling unitario unitaria unit final publico public regular normal base retail'.split(
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

/** Symbols, codes and words of money. */
const MONEY = new Set([
  ...CURRENCY_CODES.map((code) => code.toLowerCase()),
  ...'$ rd$ us$ u$s r$ c$ mx$ q s b bs € £ ₡ ₲ rd eur gbp'.split(' '),
  ...'peso pesos dolar dolares euro euros soles colones quetzales lempiras mn m n'.split(' '),
  ...'dominicanos mexicanos'.split(' '),
]);

/** Words of a price that somebody else pays, or that was: never the price of a menu. */
const ANOTHER =
  /(?:^| )(?:costo|costos|coste|costes|cost|costs|compra|purchase|supply|proveedor|compare|anterior|antes|old|previous|tachado)(?: |$)/;

/** Words of a column that is about prices, and holds none. */
const ABOUT =
  /(?:^| )(?:tipo|type|moneda|currency|fecha|date|strategy|estrategia|nivel|level|nombre|name|id|editable|modo|mode|rule|regla)(?: |$)/;

/** Words between the others that say nothing. */
const CONNECTING = new Set('de del la el las los al a the of para por'.split(' '));

const IN_SPANISH = new Set('es esp espanol spanish castellano'.split(' '));
const IN_ANOTHER_LANGUAGE = new Set(
  'en eng ingles english fr frances french it italiano italian pt portugues aleman german'.split(
    ' ',
  ),
);

/** A heading as it is compared: `* Nombre`, `nombre_plato` and `Precio [Lila]` are nombre, nombre plato, precio. */
function wordsOf(cell: string): string[] {
  const plain = searchable(
    cell
      .replace(/\p{Extended_Pictographic}|\ufe0f|\p{Cf}/gu, ' ')
      .replace(/\[[^\]]*\]?/g, ' ')
      .replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 '),
  ).replace(/[^\p{L}\p{N}\p{Sc}]+/gu, ' ');
  return plain.split(' ').filter((word) => word !== '');
}

/** What a heading names; undefined where it names none of our columns. */
export function headingIn(cell: string): Heading | undefined {
  if (cell.length > MAX_HEADING) return undefined;
  const said = wordsOf(cell);
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
  // `Enabled Fonda Lila`: available in that shop.
  if (name.startsWith('enabled ')) return { column: 'available' };
  return priceHeading(cell, words);
}

/** A heading without what stands in parentheses after it: `ID (uso interno)`, `Nombre (obligatorio)`. */
const withoutNotes = (cell: string): string =>
  wordsOf(cell.replace(/\([^()]*\)\s*$/, ' '))
    .filter((word) => !CONNECTING.has(word))
    .join(' ');

function priceHeading(cell: string, words: readonly string[]): Heading | undefined {
  const name = words.join(' ');
  const isMoney = words.every((word) => MONEY.has(word)) && !/^(?:\p{L}(?: |$))+$/u.test(name);
  const namesPrice = isMoney || SHORT_PRICE.test(name) || words.some((word) => PRICE.has(word));
  if (!namesPrice && !words.some((word) => AMOUNT.has(word))) return undefined;
  if (ANOTHER.test(name) || ABOUT.test(name)) return undefined;
  const unit = unitOf(cell) ?? unitIn(words.at(-1)!);
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

/** The unit that a heading gives to all its prices: `Precio/kg`, `Precio por libra`, `Precio (100 g)`. */
function unitOf(cell: string): string | null {
  const [, written = ''] = UNIT_OF_PRICE.exec(searchable(cell)) ?? [];
  return unitIn(written);
}
