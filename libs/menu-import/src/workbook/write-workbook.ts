import writeSheets, { type CellObject, type Row } from 'write-excel-file/universal';
import { HEADING, type WrittenItem } from '../write-spreadsheet';
import { sheetNames } from './sheet-names';

/** A menu as a sheet of a workbook. */
export interface WrittenMenu {
  readonly name: string;
  readonly items: readonly (WrittenItem & { readonly id: string })[];
}

/** Of the columns, in characters. */
const WIDTHS = [32, 12, 48, 20, 24, 24, 12, 40];

/**
 * Menus as an XLSX workbook that `readMenus` reads again: a sheet each, with the ids by which its lines
 * are known when they come back. Texts are texts: no cell is computed.
 */
export async function writeWorkbook(menus: readonly WrittenMenu[]): Promise<Uint8Array> {
  const names = sheetNames(menus.map(({ name }) => name));
  const sheets = menus.map(({ items }, at) => ({
    sheet: names[at]!,
    stickyRowsCount: 1,
    columns: WIDTHS.map((width) => ({ width })),
    data: [[...HEADING, 'ID de CartaViva'].map(heading), ...items.map(lineOf)],
  }));
  const blob = await writeSheets(sheets).toBlob();
  return new Uint8Array(await blob.arrayBuffer());
}

const heading = (value: string): CellObject => ({ value, type: String, fontWeight: 'bold' });

const text = (value: string): CellObject | null => (value ? { value, type: String } : null);

function lineOf({ id, price, isAvailable, ...item }: WrittenMenu['items'][number]): Row {
  return [
    text(item.name),
    { value: Number(price), type: Number, format: '#,##0.00' },
    text(item.description ?? ''),
    text(item.category ?? ''),
    text(item.dietaryTags.join(', ')),
    text(item.allergens.join(', ')),
    text(isAvailable ? 'Sí' : 'No'),
    { value: id, type: String, textColor: '#808080' },
  ];
}
