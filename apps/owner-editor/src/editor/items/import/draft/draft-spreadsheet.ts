import type { ImportReport } from '@cartaviva/contracts';
import { priceIn } from '@cartaviva/domain';
import { writeSpreadsheet } from '@cartaviva/menu-import';
import { rowsOf, type DraftRow, type EditedDraft } from './edited-draft';

/** Above the first item stands the line of the headings, and lines begin with 1. */
const LINES_BEFORE = 2;

/** The draft as the import takes it: the text of a CSV with an item to a line, in the order of the screen. */
export function spreadsheetOf({ sections }: EditedDraft): string {
  const items = sections.flatMap(({ name: category, rows }) =>
    rows.map(({ name, price, description }) => ({
      ...{ name: name.trim(), price: priceIn(price) ?? price },
      description: description.trim() || null,
      category: category.trim() || null,
      ...{ dietaryTags: [], allergens: [], isAvailable: true },
    })),
  );
  return writeSpreadsheet(items);
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
