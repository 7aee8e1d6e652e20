import { utils, write, type BookType, type WorkSheet } from '@e965/xlsx';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { UnreadableSpreadsheet } from '../unreadable-spreadsheet';
import { menuFileKind } from './file-kind';
import { readAnyWorkbook } from './read-any-workbook';
import { readMenuFile } from './read-menu-file';

const ROWS = [
  ['Nombre', 'Precio'],
  ['Flan', 95],
  ['Moro', 120.125],
];
const aSheet = (): WorkSheet => utils.aoa_to_sheet(ROWS);

function aBook(sheets: Readonly<Record<string, WorkSheet>>, bookType: BookType): Uint8Array {
  const book = utils.book_new();
  for (const [name, sheet] of Object.entries(sheets)) utils.book_append_sheet(book, sheet, name);
  return new Uint8Array(write(book, { type: 'array', bookType }) as ArrayBuffer);
}

/** Repeats the last row of an OpenDocument sheet as often as a sheet has rows. */
function withRepeatedRows(bytes: Uint8Array): Uint8Array {
  const parts = unzipSync(bytes);
  const content = strFromU8(parts['content.xml']!);
  const last = content.lastIndexOf('<table:table-row') + '<table:table-row'.length;
  const repeated = `${content.slice(0, last)} table:number-rows-repeated="1048576"${content.slice(last)}`;
  return zipSync({ ...parts, 'content.xml': strToU8(repeated) });
}

const namesIn = async (bytes: Uint8Array) =>
  (await readMenuFile(bytes)).categories.flatMap(({ items }) =>
    items.map(({ name, price }) => `${name} ${price}`),
  );

describe('a workbook', () => {
  it.each(['xlsx', 'xlsb', 'ods', 'biff8', 'biff5', 'html', 'xlml'] as const)(
    'is read by its bytes: %s',
    async (type) => {
      const bytes = aBook({ Carta: aSheet() }, type);
      expect(menuFileKind(bytes)).toBe('workbook');
      expect(await namesIn(bytes)).toEqual(['Flan 95.00', 'Moro 120.13']);
    },
  );

  it('has merged cells in all their rows, and hidden rows and columns apart', async () => {
    const sheet = utils.aoa_to_sheet([
      ['Sopas', 'Sancocho', 'Nota'],
      ['', 'Crema', 'x'],
      ['', 'Oculta'],
    ]);
    sheet['!merges'] = [{ s: { r: 0, c: 0 }, e: { r: 2, c: 0 } }];
    sheet['!rows'] = [{}, {}, { hidden: true }];
    sheet['!cols'] = [{}, {}, { hidden: true }];
    const [read] = await readAnyWorkbook(aBook({ Carta: sheet }, 'xlsx'));
    expect(read).toMatchObject({
      table: [['Sopas', 'Sancocho', ''], ['Sopas', 'Crema', ''], []],
      hiddenColumns: ['Nota'],
      hidden: [['Sopas', 'Oculta']],
    });
  });

  it('is bounded: a far cell, many columns, many sheets, a bomb', async () => {
    const far = aSheet();
    far['C20000'] = { t: 's', v: 'x' };
    far['!ref'] = 'A1:C20000';
    const wide = utils.aoa_to_sheet([
      ['Nombre', 'Precio', ...Array.from({ length: 4998 }, (_, at) => `C${at}`)],
      ['Flan', 95],
    ]);
    expect(await namesIn(aBook({ Carta: far }, 'xlsx'))).toHaveLength(2);
    const cut = await readMenuFile(aBook({ Carta: wide }, 'xlsx'));
    expect(cut.categories).toMatchObject([{ items: [{ name: 'Flan', price: '95.00' }] }]);
    expect(cut.unread.map(({ text }) => text)).toEqual([
      expect.stringMatching(/^Solo se leen las primeras 5,000 filas y 200 columnas/),
    ]);
    const sheets = Array.from({ length: 200 }, (_, at) => [`H${at}`, aSheet()] as const);
    const many = readMenuFile(aBook(Object.fromEntries(sheets), 'xlsx'));
    await expect(many).rejects.toThrow(UnreadableSpreadsheet);
    const tall = await readMenuFile(withRepeatedRows(aBook({ Carta: aSheet() }, 'ods')));
    expect(tall.categories[0]?.items[0]).toMatchObject({ name: 'Flan', price: '95.00' });
    const cell = '<c r="A1"><v>1</v></c>';
    const row = `<worksheet><sheetData><row r="1">${cell.repeat(17_000)}</row></sheetData></worksheet>`;
    const parts = unzipSync(aBook({ Carta: aSheet() }, 'xlsx'));
    const long = zipSync({ ...parts, 'xl/worksheets/sheet1.xml': strToU8(row) });
    await expect(readMenuFile(long)).rejects.toThrow(UnreadableSpreadsheet);
    const page = '<table><tr><td rowspan=1000000000 colspan=1000000000>Flan</td></tr></table>';
    expect(await namesIn(strToU8(page))).toEqual([]);
    const bomb = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(21_000_000) });
    await expect(readMenuFile(bomb)).rejects.toThrow(UnreadableSpreadsheet);
  });
});
