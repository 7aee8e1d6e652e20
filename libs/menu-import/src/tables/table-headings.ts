import type { DraftColumnRole } from '@cartaviva/domain';
import { namesSize } from '../draft/menu-words';
import { COLUMN_NAMES, WEAK_COLUMN_NAMES } from '../heading-names';
import { headingIn, headingWords, type Column } from '../headings';
import { lineText } from './cell-text';
import type { Cell } from '../table';

/** Roles beyond those that the owner can choose. */
export type ColumnRole =
  | DraftColumnRole
  /** Identifier that all rows of an item share: a handle, an item's ID. */
  | 'group'
  /** Kind of a row: an item, a variation, a modifier. */
  | 'rowKind'
  /** Group of the row above a variation. */
  | 'parent'
  /** Yes or no about the allergen that the heading names. */
  | 'allergen'
  /** Known data that a menu does not show: the cost, the stock. */
  | 'other';

export interface TableHeading {
  readonly title: string;
  readonly role: ColumnRole | undefined;
  /** The column with the lowest rank wins if several have the same role. */
  readonly rank: number;
  /**
   * The heading may name another price than the one that diners pay, or a flag about something other than
   * availability.
   */
  readonly isDoubtful: boolean;
  readonly unit?: string;
  /** Name of the size of a price column. */
  readonly size?: string;
}

const GROUPS = new Set(
  'handle,token,item id,reference handle,url handle,parent sku,parent handle,item group id,version id or operation id'.split(
    ',',
  ),
);
const ROW_KINDS = new Set('entity type,tipo entidad,item type,tipo fila,row type'.split(','));
const PARENTS = new Set(
  'parent,superior,padre,principal,parent version id or operation id'.split(','),
);

/** Headings of exports that the general rules would misread. */
const EXPORT_HEADINGS: Readonly<Record<string, ColumnRole>> = {
  'body html': 'description',
  content: 'description',
  'post content': 'description',
  excerpt: 'description',
  'descripcion larga': 'description',
  'post title': 'name',
  'post status': 'available',
  'list price': 'price',
  'precio lista': 'price',
  'precio de lista': 'price',
  collection: 'category',
  coleccion: 'category',
  corredor: 'category',
  'pos categ ids name': 'category',
  'pos categ ids': 'category',
  'categorias del pdv': 'category',
  'categoria del punto de venta': 'category',
  'categorias del punto de venta': 'category',
  'point of sale category': 'category',
  subcategoria: 'category',
  subcategory: 'category',
  subfamilia: 'category',
  subgrupo: 'category',
  subrubro: 'category',
  subseccion: 'category',
  sublinea: 'category',
  'categoria id': 'category',
  'category id': 'category',
  'id categoria': 'category',
  'categoria slug': 'category',
  'category slug': 'category',
  'seccion id': 'category',
  'product type': 'category',
  'google product category': 'other',
  'fb product category': 'other',
  'customer facing name': 'other',
  'alternate name': 'other',
  'kitchen name': 'other',
  'reporting category': 'other',
  'online sale price': 'other',
  'sale price': 'other',
  'precio rebajado': 'other',
  'precio oferta': 'other',
  'default price': 'price',
  'precio predeterminado': 'price',
  'menu status': 'available',
  'in catalog': 'other',
  archived: 'soldOut',
  'item archived': 'soldOut',
  sellable: 'available',
  'image alt text': 'other',
  title: 'name',
  porcion: 'description',
  porciones: 'description',
  racion: 'description',
  contenido: 'description',
  acompanamiento: 'description',
  guarnicion: 'description',
  observaciones: 'description',
  notas: 'description',
  nota: 'description',
  bebida: 'description',
  bebidas: 'description',
  attribute: 'other',
};

/** Words of data that a menu does not show. */
const OTHER =
  /(?:^| )(?:id|ids|uuid|guid|stock|inventario|inventory|existencias?|cantidad|quantity|qty|barras|barcode|gtin|upc|ean|url|link|enlace|imagen|imagenes|images?|fotos?|photos?|impuestos?|tax|taxes|itbis|iva|igv|fecha|date|vendor|proveedor|supplier|brand|marca|peso|weight|grams|gramos|calorias|calories|kcal|orden|order|sort|posicion|position|no|num|numero|n|margen|margin|markup|ganancia|utilidad|profit|rentabilidad|porcentaje|costos?|costes?|costs?|compra|purchase|supply|merma|descuento|discount|comision|puntos|minimo|maximo|rendimiento|receta|modificador|modificadores|modifiers?|ventas|vendidos|total|subtotal|compare|anterior|antes|previous|condition|gender|currency|moneda|printer|impresora|color|seo|permalink|featured|destacado|visibility|visibilidad|tiempo|minutos|prep)(?: |$)/;

/** Headings of variant values: `Valor(es) del atributo 1` and `variant_option_one_value`. */
const VARIANT_VALUE = /^(?:valor es (?:del? )?atributo \d|variant option (?:one|two|three) value)$/;

/** Headings of stock counts. Square brackets name one shop: `In stock [Lila]`. */
const PIECES =
  /^(?:in stock|en inventario|en stock|low stock|existencias bajas|optimal stock|stock) ?\[/iu;

const RANKS: ReadonlyMap<string, number> = new Map(
  [...Object.values(COLUMN_NAMES), ...Object.values(WEAK_COLUMN_NAMES)].flatMap((names) =>
    names.map((name, at) => [name, at] as const),
  ),
);
export const WEAK_RANK = 100;

const ROLES: Readonly<Record<Column, ColumnRole>> = {
  ...{ name: 'name', price: 'price', description: 'description', category: 'category' },
  ...{ tags: 'tags', allergens: 'allergens', available: 'available', sizes: 'sizes' },
  ...{ extras: 'extras', externalId: 'externalId', unit: 'unit', byWeight: 'byWeight' },
  ...{ variant: 'variant', id: 'other' },
};

/** Interprets a cell as the heading of a column. `role` is undefined for an unknown heading. */
export function tableHeading(cell: Cell): TableHeading {
  const title = lineText(cell).slice(0, 80);
  const words = headingWords(title);
  const name = words.join(' ');
  const known = (role: ColumnRole, rank = 0): TableHeading => ({
    ...{ title, role, rank, isDoubtful: false },
  });
  if (words.length === 0) return { title, role: undefined, rank: 0, isDoubtful: false };
  if (PIECES.test(title)) return known('other');
  if (GROUPS.has(name)) return known('group');
  if (ROW_KINDS.has(name)) return known('rowKind');
  if (PARENTS.has(name)) return known('parent');
  if (VARIANT_VALUE.test(name)) return known('variant');
  const exported = Object.hasOwn(EXPORT_HEADINGS, name) ? EXPORT_HEADINGS[name] : undefined;
  if (exported) return known(exported, exportRank(exported, name));
  if (TOTAL_PRICE.test(name)) return known('price', TOTAL_RANK);
  const size = sizeIn(title);
  if (size) return { ...known('size'), size };
  const heading = headingIn(title);
  if (heading) {
    const { column, isWeak = false, isDoubtful = false, isInverse = false, unit } = heading;
    const rank =
      column === 'price' ? priceRank(name) : (RANKS.get(name) ?? 20) + (isWeak ? WEAK_RANK : 0);
    const role = isInverse ? 'soldOut' : ROLES[column];
    return { title, role, rank, isDoubtful, ...(unit && { unit }) };
  }
  return likelyHeading(title, name);
}

/** Returns the rank of an export heading. A subcategory counts only if no other column is the category. */
const exportRank = (role: ColumnRole, name: string): number => {
  if (name.startsWith('sub')) return 2 * WEAK_RANK + 50;
  return role === 'price' ? WEAK_RANK : 50;
};

const WITH_TAX =
  /(?:^| )(?:con|incl|incluye|incluidos?|final|included|inc) ?(?:itbis|iva|igv|isv|impuestos?|tax|taxes|vat)?(?: |$)/;
const WITHOUT_TAX = /(?:^| )(?:base|neto|net|sin|antes)(?: |$)/;

/** Price with taxes, or the sum of several pieces. */
const TOTAL_PRICE = /^(?:precio|importe) (?:total|bruto)$|^(?:total|gross) price$/;
export const TOTAL_RANK = 15;

/** Prefers prices with taxes, because diners pay them. */
const priceRank = (name: string): number => {
  if (WITH_TAX.test(name)) return 10;
  return WITHOUT_TAX.test(name) ? 30 : 20;
};

/** Words of a column that says yes or no about an item. */
const AVAILABLE =
  /(?:^| )(?:disponible|disponibles|available|activo|activa|active|visible|habilitado|habilitada|enabled|publicado|publicada|published|sellable|estado|status)(?: |$)/;
const SOLD_OUT =
  /(?:^| )(?:deleted|eliminado|eliminada|archived|archivado|archivada|hidden|oculto|oculta|inactivo|inactive|agotado|agotada|pausado|pausada|discontinued|descontinuado)(?: |$)/;
/** Words for other things that may be enabled: the stock count, a tax, a channel. */
const OF_ANOTHER =
  /stock|invent|alert|tax|impuesto|iva|itbis|discount|descuento|delivery|domicilio|online|web|modif|promo|puntos|loyalty|kiosk|receta|compra|pago|payment/;
/** Words that identify a column regardless of the rest of its heading. */
const LIKELY: readonly (readonly [RegExp, ColumnRole])[] = [
  [/^categorias? (?!id)|(?:^| )(?:category|categoria)$/, 'category'],
  [/^nombre (?:del? )?(?:producto|plato|platillo|articulo|item|servicio)(?: |$)/, 'name'],
];

/** Interprets a heading by some of its words. Its rank is worse than that of any known heading. */
function likelyHeading(title: string, name: string): TableHeading {
  const likely = (role: ColumnRole, isDoubtful: boolean): TableHeading => ({
    title,
    role,
    rank: 3 * WEAK_RANK,
    isDoubtful,
  });
  if (!OF_ANOTHER.test(name)) {
    if (SOLD_OUT.test(name)) return likely('soldOut', true);
    if (AVAILABLE.test(name)) return likely('available', true);
  }
  const role = LIKELY.find(([words]) => words.test(name))?.[1];
  if (role) return likely(role, false);
  return { title, role: OTHER.test(name) ? 'other' : undefined, rank: 0, isDoubtful: false };
}

/** Words for a price before a size: `Precio grande`, `P. media`. */
const PRICE_WORDS = /^(?:precios? (?:de )?(?:la |el )?|price |p\. ?|pvp )/iu;
/** Sizes that, alone in a heading, mean other data. */
const NO_SIZE = /^(?:unidad|porcion|orden|normal|regular|libra|con|sin|de|la|el|y|para|\d+|[a-z])$/;

/** Returns the size that a heading names, such as `Grande`, `Precio mediana`, `1/2 ración` or `12 oz`. */
function sizeIn(title: string): string | undefined {
  const isPriced = PRICE_WORDS.test(title);
  const size = title
    .replace(PRICE_WORDS, '')
    .replace(/\((?:rd\$|\p{Sc}|[A-Z]{3})\)/gu, '')
    .trim();
  const name = headingWords(size).join(' ');
  if (name === '' || !namesSize(size) || (!isPriced && NO_SIZE.test(name))) return undefined;
  return /\p{L}/u.test(size) || /^\d\/\d/.test(size) ? size : undefined;
}
