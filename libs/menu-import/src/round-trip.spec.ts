import {
  ALLERGENS,
  allowedTags,
  DIETARY_TAGS,
  MAX_EXTRAS,
  MAX_SIZES,
  normalizedText,
  PRINTABLE,
  priceOfCents,
  TEXT_LIMITS,
} from '@cartaviva/domain';
import { runs } from '@cartaviva/rig/properties.mjs';
import fc from 'fast-check';
import { menuSpreadsheet } from './menu-spreadsheet';
import { readSpreadsheet } from './read-spreadsheet';
import { readMenus } from './workbook/read-menus';
import { sheetNames } from './workbook/sheet-names';
import { writeWorkbook } from './workbook/write-workbook';
import { writeSpreadsheet, type WrittenItem } from './write-spreadsheet';

/** Characters that file formats often lose. */
const TRAPS = [
  ...'aÑé =+-@\'"<&,;:|\\\t\n1.',
  'A\r\nB',
  '\u00AD',
  '\u200D',
  '👨‍🍳',
  '＝',
  '_x000D_',
  '__proto__',
  'valueOf',
];

const text = (max: number, min = 1) =>
  fc
    .string({
      unit: fc.oneof(fc.constantFrom(...TRAPS), fc.string({ maxLength: 1, unit: 'binary' })),
    })
    .map((written) => normalizedText([...written].slice(0, max).join('')))
    .filter((written) => PRINTABLE.test(written) && [...written].length >= min);

const price = fc.integer({ min: 0, max: 9_999_999_999 }).map(priceOfCents);

const options = (max: number) =>
  fc.uniqueArray(fc.record({ name: text(TEXT_LIMITS.option), price }), {
    maxLength: max,
    selector: ({ name }) => name,
  });

const anItem = fc
  .record({
    id: fc.uuid(),
    name: text(TEXT_LIMITS.name),
    price,
    description: fc.option(text(TEXT_LIMITS.description)),
    category: fc.option(text(TEXT_LIMITS.name)),
    dietaryTags: fc.subarray([...DIETARY_TAGS]),
    allergens: fc.subarray([...ALLERGENS]),
    isAvailable: fc.boolean(),
    sizes: options(MAX_SIZES),
    extras: options(MAX_EXTRAS),
    externalId: fc.option(text(TEXT_LIMITS.externalId)),
  })
  .map((item) => ({
    ...item,
    price: item.sizes[0]?.price ?? item.price,
    dietaryTags: allowedTags(item),
  }));

const imported = ({ sizes = [], extras = [], externalId, ...item }: WrittenItem) => ({
  ...item,
  ...(sizes.length > 0 && { sizes }),
  ...(extras.length > 0 && { extras }),
  ...(externalId && { externalId }),
});

const withoutLine = (item: object) => ({ ...item, line: undefined });

describe('any valid menu', () => {
  it('survives a CSV without loss or formulas', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anItem, { maxLength: 8 }), async (items) => {
        const csv = writeSpreadsheet(items);
        const table = await readSpreadsheet(new TextEncoder().encode(csv));
        expect(table.flat().filter((cell) => /^[=+\-@＝＋－＠]/.test(String(cell)))).toEqual([]);
        const { items: again, refused } = menuSpreadsheet(table);
        expect(refused).toEqual([]);
        expect(again.map(withoutLine)).toEqual(
          items.map((item) => ({ ...imported(item), id: '' })),
        );
      }),
      { numRuns: runs(60) },
    );
  });

  it('survives a workbook with a sheet per menu without loss', async () => {
    const aMenu = fc.record({
      name: text(60),
      items: fc.array(anItem, { minLength: 1, maxLength: 4 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(aMenu, { minLength: 1, maxLength: 3 }), async (menus) => {
        const sheets = await readMenus(await writeWorkbook(menus));
        expect(sheets.map(({ name }) => name)).toEqual(sheetNames(menus.map(({ name }) => name)));
        expect(sheets.flatMap(({ refused }) => refused)).toEqual([]);
        expect(sheets.map(({ items }) => items.map(withoutLine))).toEqual(
          menus.map(({ items }) => items.map(imported)),
        );
      }),
      { numRuns: runs(40) },
    );
  });
});
