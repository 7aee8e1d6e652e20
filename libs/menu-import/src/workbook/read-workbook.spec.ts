import { strToU8, zipSync } from 'fflate';
import { readSpreadsheet, UnreadableSpreadsheet } from '../read-spreadsheet';

const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const SHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

const relation = (type: string, target: string) =>
  `<Relationships xmlns="${PACKAGE}"><Relationship Id="rId1" Type="${OFFICE}/${type}" Target="${target}"/></Relationships>`;

/** Workbook with the given rows in its first sheet and with additional parts. */
function workbook(rows: string, more: Record<string, string> = {}): Uint8Array {
  const parts = {
    '_rels/.rels': relation('officeDocument', 'xl/workbook.xml'),
    'xl/workbook.xml': `<workbook xmlns="${SHEET}" xmlns:r="${OFFICE}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relation('worksheet', 'worksheets/sheet1.xml'),
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${SHEET}"><sheetData>${rows}</sheetData></worksheet>`,
    ...more,
  };
  const zipped = Object.entries(parts).map(([name, text]) => [name, strToU8(text)]);
  return zipSync(Object.fromEntries(zipped) as Record<string, Uint8Array>);
}

const cell = (at: string, text = 'Flan') =>
  `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;
const row = (line: number, ...cells: string[]) => `<row r="${line}">${cells.join('')}</row>`;

describe('a workbook', () => {
  it('is read cell by cell', async () => {
    const rows = row(1, cell('A1'), cell('C1', '95')) + row(3, cell('B3', 'Mangú'));
    expect(await readSpreadsheet(workbook(rows))).toEqual([
      ['Flan', '', '95'],
      ['', '', ''],
      ['', 'Mangú', ''],
    ]);
  });

  it('may have colours and heights to its last row and column', async () => {
    const rows =
      row(1, cell('A1'), '<c r="XFD1" s="2"/>') +
      row(2, '<c r="A2" s="2"></c>') +
      '<row r="1048575" ht="20"><c r="XFD1048575" s="1"/></row>' +
      '<row r="1048576" ht="20" customHeight="1"/>';
    expect(await readSpreadsheet(workbook(rows))).toEqual([['Flan']]);
  });

  const megabytes = (count: number) => 'x'.repeat(count * 1_000_000);

  it.each<[string, () => Uint8Array]>([
    ['a cell a billion lines down', () => workbook(row(1, cell('ZZZZZZZ999999999')))],
    ['a cell at the end of the largest sheet', () => workbook(row(1_048_576, cell('XFD1048576')))],
    ['a row far down whose cell says otherwise', () => workbook(row(1_048_576, cell('A1')))],
    ['a cell in a column far away', () => workbook(row(1, cell('AAA1')))],
    ['an address that is hidden', () => workbook(row(1, cell('XFD&#49;048576')))],
    ['half a million cells', () => workbook(row(1, cell('A1').repeat(250_000)))],
    [
      'shared strings of 21 MB, packed small',
      () => workbook('', { 'xl/sharedStrings.xml': megabytes(21) }),
    ],
    [
      'a thousand sheets',
      () =>
        workbook(
          '',
          Object.fromEntries(
            Array.from({ length: 1_000 }, (_, at) => [`xl/worksheets/sheet${at + 2}.xml`, '<x/>']),
          ),
        ),
    ],
    [
      'pictures of 21 MB, packed small',
      () => workbook('', { 'xl/media/image1.png': megabytes(21) }),
    ],
    [
      'a directory that counts itself wrong',
      () => countingWrong(workbook('', { 'xl/a.xml': megabytes(21) })),
    ],
  ])('with %s is refused', async (_, made) => {
    await expect(readSpreadsheet(made())).rejects.toThrow(UnreadableSpreadsheet);
  });

  it('with millions of empty rows has none', async () => {
    expect(await readSpreadsheet(workbook('<row/>'.repeat(2_000_000)))).toEqual([]);
  });
});

/** Sets one of the two fields for the number of parts to 1. */
function countingWrong(zip: Uint8Array): Uint8Array {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  view.setUint16(zip.byteLength - 22 + 10, 1, true);
  return zip;
}
