import { foldedName, MAX_SIZES, TEXT_LIMITS } from '@cartaviva/domain';
import { joinedAllergens } from '../allergen-columns';
import type { RowItem } from './draft-row';

/** Kinds of rows that are not items. */
const NO_ITEM =
  /modif|menu_?group|^menu$|option|^tax|discount|grupo|impuesto|^category$|^categoria$/;
/** Kind of a row that names a category in exports of Toast. */
const IS_GROUP = /^menu_?group$/;
const IS_VARIATION = /^variat|^variaci/;
/** Kind of a product whose variations have the prices. */
const IS_VARIABLE = /^variable/;

/** Maximum distance between the rows of an item. */
const NEAR = 100;

/** Joins the rows of the variants of an item: each variant becomes a size. */
export function joinVariants(rows: readonly RowItem[]): { items: RowItem[]; others: RowItem[] } {
  const items: { item: RowItem; variants: RowItem[] }[] = [];
  const others: RowItem[] = [];
  const groups = new Map(
    rows
      .filter((row) => IS_GROUP.test(row.rowKind) && row.group)
      .map((row) => [row.group, row.name]),
  );
  for (const row of rows) {
    const open = items.slice(-NEAR).findLast(({ item }) => belongsTo(row, item));
    row.category ||= groups.get(row.parent) ?? '';
    if (IS_GROUP.test(row.rowKind) && row.group) continue;
    const repeated = items.at(-1)?.item;
    if (repeated && isModifierOf(row, repeated)) {
      const isFirst = !repeated.unread.some((text) => text.startsWith('opción '));
      for (const { modifier } of isFirst ? [repeated, row] : [row]) {
        repeated.unread.push(`opción «${modifier}»`);
      }
      continue;
    }
    if (NO_ITEM.test(row.rowKind)) others.push(row);
    else if (open) open.variants.push(row);
    else if (row.name) items.push({ item: row, variants: [row] });
    else others.push(row);
  }
  return { items: items.map(({ item, variants }) => withSizes(item, variants)), others };
}

/** Is true if two rows share the identifier of an item, or its name with different variants. */
function belongsTo(row: RowItem, item: RowItem): boolean {
  if (IS_VARIATION.test(row.rowKind)) return IS_VARIABLE.test(item.rowKind);
  if (row.group && row.group === item.group) return !row.name || isSameName(row, item);
  if (!row.name) return !row.group && row.writtenVariant !== '' && row.price !== null;
  return (
    row.writtenVariant !== '' &&
    item.writtenVariant !== '' &&
    isSameName(row, item) &&
    row.writtenVariant !== item.writtenVariant
  );
}

/** Is true for a row that repeats the item above with another modifier. */
const isModifierOf = (row: RowItem, item: RowItem): boolean =>
  row.modifier !== '' &&
  item.modifier !== '' &&
  row.variant === item.variant &&
  row.price === item.price &&
  isSameName(row, item);

const isSameName = (one: RowItem, other: RowItem): boolean =>
  foldedName(one.name) === foldedName(other.name) &&
  foldedName(one.category || other.category) === foldedName(other.category || one.category);

function withSizes(item: RowItem, rows: readonly RowItem[]): RowItem {
  const isVariable = IS_VARIABLE.test(item.rowKind) && rows.length > 1;
  const variants = rows.filter(
    (row, at) => (at > 0 || !isVariable) && (row.price !== null || row.variant !== ''),
  );
  if (variants.length === 1 && variants[0] === item) return withVariantText(item);
  const priced = variants.filter(({ price }) => price !== null);
  if (priced.length === 0) return item;
  if (priced.length < variants.length || variants.length > MAX_SIZES) item.doubts.add('price');
  const names = priced.map((row) => variantName(row, item));
  const isNamed = new Set(names).size === names.length && names.every(Boolean);
  item.price = priced[0]!.price;
  if (isVariable && priced.every((row) => !row.doubts.has('price'))) item.doubts.delete('price');
  for (const row of variants) {
    if (row === item) continue;
    item.unread.push(...row.unread);
    item.allergens = joinedAllergens(item.allergens, row.allergens);
    if (row.doubts.has('allergens')) item.doubts.add('allergens');
    if (row.doubts.has('price')) item.doubts.add('price');
    if (row.isAvailable === false && item.isAvailable !== false) item.doubts.add('available');
  }
  if (priced.length === 1) return withVariantText(item);
  if (!isNamed) item.doubts.add('price');
  item.sizes = priced.slice(0, MAX_SIZES).map((row, at) => ({
    name: (isNamed ? names[at]! : `${names[at] || 'Opción'} ${at + 1}`).slice(
      0,
      TEXT_LIMITS.option,
    ),
    price: row.price!,
  }));
  return item;
}

/** Returns the size in a name: `Grande` in `Pizza Brisa - Grande` for the item `Pizza Brisa`. */
function variantName({ variant, writtenVariant, name }: RowItem, item: RowItem): string {
  if (variant || writtenVariant) return variant || writtenVariant;
  const rest = name.startsWith(item.name) ? name.slice(item.name.length) : name;
  return rest.replace(/^[\s–—,:-]+/u, '').trim();
}

function withVariantText(item: RowItem): RowItem {
  const text = IS_VARIABLE.test(item.rowKind) ? '' : item.variant;
  if (text) item.description = [item.description, text].filter(Boolean).join('\n');
  return item;
}
