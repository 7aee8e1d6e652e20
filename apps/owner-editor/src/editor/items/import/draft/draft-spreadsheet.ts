import type { ImportReport } from '@cartaviva/contracts';
import { priceIn } from '@cartaviva/domain';
import { writeSpreadsheet } from '@cartaviva/menu-import';
import { rowsOf, type DraftRow, type EditedDraft, type RowDetails } from './edited-draft';

/** Above the first item stands the line of the headings, and lines begin with 1. */
const LINES_BEFORE = 2;

/** The draft as the import takes it: the text of a CSV with an item to a line, in the order of the screen. */
export function spreadsheetOf({ sections }: EditedDraft): string {
  const items = sections.flatMap(({ name: category, rows }) =>
    rows.map((row) => ({
      name: row.name.trim(),
      price: priceIn(row.price) ?? row.price,
      description: row.description.trim() || null,
      category: category.trim() || null,
      dietaryTags: row.details?.dietaryTags ?? [],
      allergens: row.details?.allergens ?? [],
      isAvailable: row.details?.isAvailable ?? true,
      extras: row.details?.extras ?? [],
      externalId: row.details?.externalId ?? null,
      sizes: sizesOf(row),
    })),
  );
  return writeSpreadsheet(items);
}

/** The first size has the price of the item, which its owner may have corrected. */
function sizesOf({ price, details }: DraftRow): NonNullable<RowDetails['sizes']> {
  const [first, ...others] = details?.sizes ?? [];
  return first ? [{ name: first.name, price: priceIn(price) ?? first.price }, ...others] : [];
}

/** Why the import would not take some items, by their keys. A line break in a text shifts no line. */
export function refusedRows(
  draft: EditedDraft,
  { faults }: Pick<ImportReport, 'faults'>,
): ReadonlyMap<DraftRow['key'], string> {
  const rows = rowsOf(draft);
  const known = faults.flatMap(({ line, reason }) => {
    const row = rows[line - LINES_BEFORE];
    return row ? [[row.key, reason] as const] : [];
  });
  return new Map(known);
}
