import writeExcel from 'write-excel-file/node';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { readBook } from './books';

const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const SHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

const relation = (type: string, target: string) =>
  `<Relationships xmlns="${PACKAGE}"><Relationship Id="rId1" Type="${OFFICE}/${type}" Target="${target}"/></Relationships>`;

/** A book whose only sheet says this of its rows. */
async function bookOf(rows: string): Promise<Uint8Array> {
  const zip = new ZipFile();
  const parts = {
    '_rels/.rels': relation('officeDocument', 'xl/workbook.xml'),
    'xl/workbook.xml': `<workbook xmlns="${SHEET}" xmlns:r="${OFFICE}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relation('worksheet', 'worksheets/sheet1.xml'),
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${SHEET}"><sheetData>${rows}</sheetData></worksheet>`,
  };
  for (const [name, xml] of Object.entries(parts)) zip.addBuffer(Buffer.from(xml), name);
  zip.end();
  return buffer(zip.outputStream as NodeJS.ReadableStream);
}

const cell = (at: string, row = 1) =>
  `<row r="${row}"><c r="${at}" t="inlineStr"><is><t>Flan</t></is></c></row>`;

describe('a book', () => {
  it('is read cell by cell', async () => {
    const book = await writeExcel([[{ value: 'Flan' }, { value: 95, type: Number }]] as never);
    expect(await readBook(await book.toBuffer())).toEqual([['Flan', '95']]);
    expect(await readBook(await bookOf(cell('A1')))).toEqual([['Flan']]);
  });

  it.each([
    ['a cell a billion lines down', cell('ZZZZZZZ999999999')],
    ['a cell at the end of the largest sheet', cell('XFD1048576', 1_048_576)],
    ['millions of empty rows', '<row/>'.repeat(3_000_000)],
  ])('with %s is refused in time, and harms nobody', async (_, rows) => {
    const book = await bookOf(rows);
    const start = Date.now();
    await expect(readBook(book)).rejects.toThrow();
    expect(Date.now() - start).toBeLessThan(4000);
  });

  it('waits for nobody: the fourth at once is told to come back', async () => {
    const book = await bookOf(cell('A1'));
    const read = await Promise.allSettled(Array.from({ length: 4 }, () => readBook(book)));
    expect(read.map(({ status }) => status)).toEqual([
      ...['fulfilled', 'fulfilled', 'fulfilled'],
      'rejected',
    ]);
    expect(read[3]).toMatchObject({ reason: { code: 'UNAVAILABLE' } });
  });
});
