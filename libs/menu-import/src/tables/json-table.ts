import type { Cell, Sheet } from '../table';
import { MAX_COLUMNS } from './find-heading-row';
import { tableHeading } from './table-headings';

const MAX_DEPTH = 20;
const MAX_ITEMS = 5_000;

type Fields = Readonly<Record<string, unknown>>;

interface FoundItem {
  readonly category: string;
  readonly cells: ReadonlyMap<string, Cell>;
}

/**
 * Reads JSON as a table. Each object with a name and a price becomes a row, such as a `MenuItem` of schema.org. The
 * name of the enclosing object becomes its category. Returns undefined for any other text.
 */
export function jsonTable(text: string): Sheet | undefined {
  if (!/^\s*[[{]/.test(text)) return undefined;
  const items: FoundItem[] = [];
  try {
    collect(JSON.parse(text), '', 0, items);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
  if (items.length === 0) return undefined;
  const keys = [...new Set(items.flatMap(({ cells }) => [...cells.keys()]))].slice(
    0,
    MAX_COLUMNS - 1,
  );
  const hasCategory = keys.some((key) => tableHeading(key).role === 'category');
  const rows = items
    .slice(0, MAX_ITEMS)
    .map(({ category, cells }) => [
      ...(hasCategory ? [] : [category]),
      ...keys.map((key) => cells.get(key) ?? ''),
    ]);
  const titles = keys.map((key) => findTitle(key, items));
  const table = [[...(hasCategory ? [] : ['Categoría']), ...titles], ...rows];
  return { name: '', table, ...(items.length > MAX_ITEMS && { isCut: true }) };
}

/** Adds a hint to the title if the prices may be in cents, which whole numbers do not reveal. */
function findTitle(key: string, items: readonly FoundItem[]): string {
  const values = items.map(({ cells }) => cells.get(key) ?? '');
  const mayBeCents =
    tableHeading(key).role === 'price' &&
    values.every((value) => value === '' || (Number.isInteger(value) && Number(value) >= 100));
  return mayBeCents ? `${key} (¿centavos?)` : key;
}

function collect(value: unknown, category: string, depth: number, items: FoundItem[]): void {
  if (depth > MAX_DEPTH || items.length > MAX_ITEMS || typeof value !== 'object' || !value) return;
  if (Array.isArray(value)) {
    for (const one of value) collect(one, category, depth + 1, items);
    return;
  }
  const fields = value as Fields;
  const cells = toCells(fields);
  const roles = new Set([...cells.keys()].map((key) => tableHeading(key).role));
  const isItem = roles.has('name') && (roles.has('price') || roles.has('size'));
  if (isItem) items.push({ category, cells });
  const name = isItem ? category : (nameIn(fields) ?? category);
  for (const [key, one] of Object.entries(fields)) {
    if (!isItem || key !== 'offers') collect(one, name, depth + 1, items);
  }
}

const NAMES = ['name', 'nombre', 'title', 'titulo', 'category', 'categoria', 'section'];

const nameIn = (fields: Fields): string | undefined => {
  const found = NAMES.map((key) => fields[key]).find(
    (one) => typeof one === 'string' && one !== '',
  );
  return typeof found === 'string' ? found : undefined;
};

/** Returns the simple values of an object, with the price of its offer. */
function toCells(fields: Fields): ReadonlyMap<string, Cell> {
  const offers: unknown = Array.isArray(fields['offers']) ? fields['offers'][0] : fields['offers'];
  const offer = typeof offers === 'object' && offers ? (offers as Fields) : {};
  const entries = [...Object.entries(fields), ...Object.entries(offer)].flatMap(([key, value]) => {
    const cell = toCell(value);
    return cell === undefined || key.startsWith('@') ? [] : [[key, cell] as const];
  });
  return new Map(entries);
}

function toCell(value: unknown): Cell | undefined {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return value;
  const isList = Array.isArray(value) && value.every((one) => typeof one === 'string');
  return isList && value.length > 0 ? value.join(', ') : undefined;
}
