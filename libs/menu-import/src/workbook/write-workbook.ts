import writeSheets, { type CellObject, type Row } from 'write-excel-file/universal';
import { asTextCell } from '../table';
import { writtenColumns, type WrittenItem } from '../write-spreadsheet';
import { sheetNames } from './sheet-names';

export interface WrittenMenu {
  readonly name: string;
  readonly items: readonly (WrittenItem & { readonly id: string })[];
}

/** Width of the column of IDs, in characters. */
const ID_WIDTH = 40;

/**
 * Writes menus to an XLSX workbook that `readMenus` can read, one sheet for each menu. IDs identify the lines in a
 * later import. Text cells are never computed.
 */
export async function writeWorkbook(menus: readonly WrittenMenu[]): Promise<Uint8Array> {
  const names = sheetNames(menus.map(({ name }) => name));
  const sheets = menus.map(({ items }, at) => {
    const columns = writtenColumns(items);
    const toRow = (item: WrittenMenu['items'][number]): Row => [
      ...columns.map(({ title, text }) =>
        title === 'Precio'
          ? { value: Number(item.price), type: Number, format: '#,##0.00' }
          : textCell(text(item)),
      ),
      { value: item.id, type: String, textColor: '#808080' },
    ];
    return {
      sheet: names[at]!,
      stickyRowsCount: 1,
      columns: [...columns.map(({ width }) => ({ width })), { width: ID_WIDTH }],
      data: [
        [...columns.map(({ title }) => title), 'ID de CartaViva'].map(heading),
        ...items.map(toRow),
      ],
    };
  });
  const blob = await writeSheets(sheets).toBlob();
  return new Uint8Array(await blob.arrayBuffer());
}

const heading = (value: string): CellObject => ({ value, type: String, fontWeight: 'bold' });

const textCell = (text: string): CellObject | null =>
  text ? { value: inXml(asTextCell(text)), type: String } : null;

/**
 * Escapes XML, texts that look like Excel escapes (ECMA-376, ST_Xstring), and words such as
 * `constructor`, which the library's text index finds in every object.
 */
function inXml(text: string): string {
  const escaped = text.replace(/_(?=x[\da-fA-F]{4}_)/g, '_x005F_').replaceAll('\r', '_x000D_');
  if (!(escaped in Object.prototype)) return escaped;
  return `_x${escaped.charCodeAt(0).toString(16).padStart(4, '0')}_${escaped.slice(1)}`;
}
