import { ALLERGENS, allowedTags, DIETARY_TAGS } from '@cartaviva/domain';
import fc from 'fast-check';
import { UnreadableSpreadsheet } from '../read-spreadsheet';
import { MAX_SHEETS, MAX_WORKBOOK_LINES, readMenus } from './read-menus';
import { sheetNames } from './sheet-names';
import { writeWorkbook, type WrittenMenu } from './write-workbook';

const text = (max: number) =>
  fc
    .string({ unit: fc.constantFrom(...'aÑé🍕 =+-@\'"<&,;1'), minLength: 1, maxLength: max })
    .map((written) => written.trim().replace(/^'+(?=[=+\-@])/, ''))
    .filter((written) => written !== '');

const anItem = fc
  .record({
    id: fc.uuid(),
    name: text(40),
    price: fc.integer({ min: 0, max: 9_999_999_999 }).map((cents) => (cents / 100).toFixed(2)),
    description: fc.option(text(60), { nil: null }),
    category: fc.option(text(30), { nil: null }),
    dietaryTags: fc.subarray([...DIETARY_TAGS]),
    allergens: fc.subarray([...ALLERGENS]),
    isAvailable: fc.boolean(),
  })
  .map((item) => ({ ...item, dietaryTags: allowedTags(item) }));

const FLAN: WrittenMenu['items'][number] = {
  ...{ id: 'a8098c1a-f86e-41da-bd1a-00112444be1e', name: 'Flan', price: '120.00' },
  ...{ description: null, category: 'Postres', dietaryTags: [], allergens: [], isAvailable: true },
};

describe('menus as a workbook', () => {
  it('come back as they were, a sheet each', async () => {
    const aMenu = fc.record({
      name: text(60),
      items: fc.array(anItem, { minLength: 1, maxLength: 5 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(aMenu, { minLength: 1, maxLength: 4 }), async (menus) => {
        const sheets = await readMenus(await writeWorkbook(menus));
        expect(sheets.map(({ name }) => name)).toEqual(sheetNames(menus.map(({ name }) => name)));
        expect(sheets.flatMap(({ refused }) => refused)).toEqual([]);
        expect(sheets.map(({ items }) => items)).toEqual(
          menus.map(({ items }) => items.map((item, at) => ({ ...item, line: at + 2 }))),
        );
      }),
      { numRuns: 40 },
    );
  });

  it('hold a menu without items as a sheet with headings alone, which changes nothing', async () => {
    const workbook = await writeWorkbook([
      { name: 'Vacío', items: [] },
      { name: 'Carta', items: [FLAN] },
    ]);
    expect((await readMenus(workbook)).map(({ name }) => name)).toEqual(['Carta']);
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
