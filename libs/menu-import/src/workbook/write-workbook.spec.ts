import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { UnreadableSpreadsheet } from '../read-spreadsheet';
import { MAX_SHEETS, MAX_WORKBOOK_LINES, readMenus } from './read-menus';
import { sheetNames } from './sheet-names';
import { writeWorkbook, type WrittenMenu } from './write-workbook';

const FLAN: WrittenMenu['items'][number] = {
  ...{ id: 'a8098c1a-f86e-41da-bd1a-00112444be1e', name: 'Flan', price: '120.00' },
  ...{ description: null, category: 'Postres', dietaryTags: [], allergens: [], isAvailable: true },
};

describe('menus as a workbook', () => {
  it('hold a menu without items as a sheet with headings alone, which changes nothing', async () => {
    const workbook = await writeWorkbook([
      { name: 'Vacío', items: [] },
      { name: 'Carta', items: [FLAN] },
    ]);
    expect((await readMenus(workbook)).map(({ name }) => name)).toEqual(['Carta']);
  });

  it('refuse a sheet without headings, and the file if no sheet has them', async () => {
    const parts = unzipSync(
      await writeWorkbook([
        { name: 'Notas', items: [FLAN] },
        { name: 'Carta', items: [FLAN] },
      ]),
    );
    const texts = strFromU8(parts['xl/sharedStrings.xml']!);
    const sheet = strFromU8(parts['xl/worksheets/sheet1.xml']!);
    // One sheet loses its headings; the other sheet keeps them.
    const notes = { 'xl/worksheets/sheet1.xml': strToU8(withoutFirstRow(sheet)) };
    const [first, second] = await readMenus(zipSync({ ...parts, ...notes }));
    expect(first).toMatchObject({ name: 'Notas', items: [], refused: [{ line: 1 }] });
    expect(first!.refused[0]!.reason).toMatch(/^Esta hoja, de 1 fila, no se lee\. No encontramos/);
    expect(second).toMatchObject({ name: 'Carta', items: [{ name: 'Flan' }] });
    const none = { 'xl/sharedStrings.xml': strToU8(texts.replaceAll('Nombre', 'Cosa')) };
    await expect(readMenus(zipSync({ ...parts, ...none }))).rejects.toThrow('«Cosa»');
  });

  it('are as many as a workbook may have, and no more', async () => {
    const menus = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ name: `Menú ${at}`, items: [FLAN] }));
    expect(await readMenus(await writeWorkbook(menus(MAX_SHEETS)))).toHaveLength(MAX_SHEETS);
    await expect(readMenus(await writeWorkbook(menus(MAX_SHEETS + 1)))).rejects.toThrow(
      UnreadableSpreadsheet,
    );
  });

  it('have as many lines together as a workbook may have, and no more', async () => {
    const lines = MAX_WORKBOOK_LINES / 2;
    const menus = (more: number) => [
      { name: 'A', items: Array.from({ length: lines - 1 }, () => FLAN) },
      { name: 'B', items: Array.from({ length: lines - 1 + more }, () => FLAN) },
    ];
    expect(await readMenus(await writeWorkbook(menus(0)))).toHaveLength(2);
    await expect(readMenus(await writeWorkbook(menus(1)))).rejects.toThrow(UnreadableSpreadsheet);
  });

  it.each([
    ['a CSV', 'Nombre,Precio\nFlan,120'],
    ['nothing', ''],
    ['half a workbook', 'PK\u0003'],
  ])('are not read from %s', async (_, content) => {
    await expect(readMenus(Buffer.from(content))).rejects.toThrow(UnreadableSpreadsheet);
  });
});

const withoutFirstRow = (sheet: string) => sheet.replace(/<row r="1".*?<\/row>/s, '');

describe('the names of sheets', () => {
  it('are as Excel takes them, in order, and never twice', () => {
    expect(
      sheetNames(['Carta', 'carta', 'Menú: día/noche', 'History', "'Cena'", '[]', 'x'.repeat(40)]),
    ).toEqual([
      'Carta',
      'carta (2)',
      'Menú día noche',
      'History (2)',
      '’Cena’',
      'Menú',
      'x'.repeat(31),
    ]);
  });

  it('stay different when they are long', () => {
    const [first, second] = sheetNames(['🍕'.repeat(30), '🍕'.repeat(31)]);
    expect(first).toBe('🍕'.repeat(15));
    expect(second).toBe(`${'🍕'.repeat(13)} (2)`);
  });
});
