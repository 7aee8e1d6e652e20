import type { ImportReport } from '@cartaviva/contracts';
import { priceIn } from '@cartaviva/domain';
import { writeSpreadsheet } from '@cartaviva/menu-import';
import { rowsOf, type DraftRow, type EditedDraft, type RowDetails } from './edited-draft';

/** Offset from row index to line number. Lines start at 1, and line 1 contains the headings. */
const LINES_BEFORE = 2;

/** Converts the draft to CSV for the import, with one item per row in the order of the screen. */
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

/** Uses the item's price for the first size, because the owner may have corrected it. */
function sizesOf({ price, details }: DraftRow): NonNullable<RowDetails['sizes']> {
  const [first, ...others] = details?.sizes ?? [];
  return first ? [{ name: first.name, price: priceIn(price) ?? first.price }, ...others] : [];
}

/** Maps errors of the import to the keys of their rows. Line breaks within texts do not change the numbering. */
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
