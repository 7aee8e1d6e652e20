import type { TableColumns } from './assign-columns';
import type { RowItem } from './draft-row';

/** Identifier of a category instead of its name: `pollos-al-carbon`. */
const SLUG = /^[a-z\d]+(?:[-_][a-z\d]+)*$/;
/** Separators of the levels of a category: `Comidas > Arroces`. */
const LEVELS = / ?(?:>|»|\/\/|::) ?/u;

/** Separators of levels in a tree such as `Todos / Bebidas / Jugos`. */
const ROOTED_LEVELS = / ?(?:>|»|\/\/|::) ?| \/ /u;
const ROOT = /^(?:todos?|todas|all|productos?|products?|art[ií]culos?|men[uú])$/iu;

/** Returns true if all categories begin at the root of one tree. Otherwise `Carnes / Aves` is a single name. */
function hasSameRoot(categories: readonly string[]): boolean {
  const levels = categories.filter(Boolean).map((category) => category.split(' / '));
  return levels.length > 0 && levels.every(([root = '']) => ROOT.test(root));
}

/**
 * Completes the categories of a sheet: a category written once counts for the rows below, an
 * identifier becomes a name, and the last of several levels counts.
 */
export function fillCategories(items: readonly RowItem[], { columns }: TableColumns): void {
  const column = columns.find(({ role }) => role === 'category');
  if (!column) return;
  const hasRoot = hasSameRoot(items.map(({ category }) => category));
  const isList = /^categor[ií](?:es|as)\b/iu.test(column.title);
  for (const item of items) {
    const isDivided = isList || item.category.includes('>');
    const [first = ''] = item.category.split(isDivided ? /[|;,]/u : /[|;]/u);
    item.category = first
      .split(hasRoot ? ROOTED_LEVELS : LEVELS)
      .at(-1)!
      .trim();
  }
  const named = items.map(({ category }) => category).filter(Boolean);
  const isIdentifier = /(?:^|[_ ])(?:id|slug|handle)(?:$|[_ ])/iu.test(column.title);
  if (isIdentifier && named.every((category) => /^\d+$/.test(category))) {
    for (const item of items) {
      if (item.category) item.doubts.add('category');
      item.category = '';
    }
    return;
  }
  if (
    named.some((category) => category.includes('-')) &&
    named.every((category) => SLUG.test(category))
  ) {
    for (const item of items) item.category = nameOfSlug(item.category);
  }
  fillDown(items);
}

const nameOfSlug = (slug: string): string => {
  const words = slug.replace(/[-_]+/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Fills in a category that only the first of its rows names. */
function fillDown(items: readonly RowItem[]): void {
  const named = items.filter(({ category }) => category !== '');
  const empty = items.length - named.length;
  if (named.length === 0 || empty === 0 || !items[0]!.category) return;
  // In a table that repeats its categories, an empty cell means no category.
  const isRepeated = items.some(
    ({ category }, at) => at > 0 && category !== '' && category === items[at - 1]!.category,
  );
  const isOnce = new Set(named.map(({ category }) => category)).size === named.length;
  if (isRepeated || !isOnce) return;
  const isSure = empty >= named.length;
  let current = '';
  for (const item of items) {
    if (item.category) current = item.category;
    else {
      item.category = current;
      if (!isSure) item.doubts.add('category');
    }
  }
}
