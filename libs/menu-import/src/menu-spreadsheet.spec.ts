import { ALLERGENS, allowedTags, canonicalPrice, DIETARY_TAGS } from '@cartaviva/domain';
import { jest } from '@jest/globals';
import fc from 'fast-check';
import { randomBytes } from 'node:crypto';
import writeExcel from 'write-excel-file/node';
import { hasHeadings } from './has-headings';
import { menuSpreadsheet } from './menu-spreadsheet';
import { readSpreadsheet, UnreadableSpreadsheet } from './read-spreadsheet';
import { writeSpreadsheet, type WrittenItem } from './write-spreadsheet';

const bytes = (text: string) => new TextEncoder().encode(text);
const read = async (text: string) => menuSpreadsheet(await readSpreadsheet(bytes(text)));

describe('a table of a menu', () => {
  it('is read by its headings, whatever their order and accents', async () => {
    const { items, refused } = await read(
      'Categoría;PRECIO;Plato;Etiquetas\nSopas;RD$ 350;Sancocho;sin gluten, Picante\n;95;Flan;\n',
    );
    expect(refused).toEqual([]);
    expect(items).toMatchObject([
      {
        line: 2,
        name: 'Sancocho',
        price: '350.00',
        category: 'Sopas',
        dietaryTags: ['Sin Gluten', 'Picante'],
      },
      { line: 3, name: 'Flan', price: '95.00', category: null, dietaryTags: [] },
    ]);
  });

  it('says what items contain, and lands none whose allergens it does not understand', async () => {
    const { items, refused } = await read(
      'Nombre,Precio,Alérgenos\nPan,50,"GLUTEN; sésamo, ajonjoli"\nFlan,95,\nArroz,80,"gluten, arroz"',
    );
    expect(items).toMatchObject([
      { name: 'Pan', allergens: ['Gluten', 'Ajonjolí'] },
      { name: 'Flan', allergens: [] },
    ]);
    expect(refused).toEqual([{ line: 4, reason: 'No entendemos el alérgeno «arroz».' }]);
  });

  it('lands none whose allergens deny a tag of it, and says which by line', async () => {
    const { items, refused } = await read(
      'Nombre,Precio,Etiquetas,Alérgenos\nPan,50,Sin gluten,trigo\nFlan,95,Vegetariano,"huevo, leche"',
    );
    expect(items).toMatchObject([{ name: 'Flan', dietaryTags: ['Vegetariano'] }]);
    expect(refused).toEqual([
      { line: 2, reason: 'Dice «Sin Gluten», pero contiene Gluten. Quita uno de los dos.' },
    ]);
  });

  it('needs no headings when it is pasted', async () => {
    const { items } = await read('Mangú\t250\tCon los tres golpes\tDesayunos\n');
    expect(items).toMatchObject([
      {
        line: 1,
        name: 'Mangú',
        price: '250.00',
        description: 'Con los tres golpes',
        category: 'Desayunos',
      },
    ]);
  });

  it('is told from a menu as people write it by its headings', () => {
    expect(hasHeadings('\nPlato\tPrecio\nFlan\t95')).toBe(true);
    expect(hasHeadings('Categoría;Nombre;Precio')).toBe(true);
    for (const text of ['Flan, 95', 'Precio de los platos\nFlan 95', '']) {
      expect(hasHeadings(text)).toBe(false);
    }
  });

  it('lists the lines that do not land, with the reason, and lands the rest', async () => {
    const { items, refused } = await read(
      `nombre,precio\nMofongo,350\n,200\n\nYaroa,mucho\n${'x'.repeat(121)},10\nFlan,95`,
    );
    expect(items.map(({ line, name }) => [line, name])).toEqual([
      [2, 'Mofongo'],
      [7, 'Flan'],
    ]);
    expect(refused).toEqual([
      { line: 3, reason: 'Falta el nombre.' },
      { line: 5, reason: 'No entendemos el precio «mucho».' },
      { line: 6, reason: 'Nombre: Escribe 120 caracteres como máximo.' },
    ]);
  });

  it.each([
    ['category', `Flan,95,,${'x'.repeat(121)}`, 'Categoría: Escribe 120 caracteres como máximo.'],
    [
      'description',
      `Flan,95,${'x'.repeat(2001)},`,
      'Descripción: Escribe 2000 caracteres como máximo.',
    ],
    ['unprintable letter', 'Fl\u202ean,95,,', 'Escribe un texto sin caracteres invisibles.'],
  ])('takes no line whose %s no form would take', async (_, line, reason) => {
    expect(await read(`${line}\nFlan,95,Suave,Dulces`)).toMatchObject({
      items: [{ line: 2, name: 'Flan', description: 'Suave', category: 'Dulces' }],
      refused: [{ line: 1, reason }],
    });
  });

  it('counts letters as people do, and composes their accents', async () => {
    const { items } = await read(`${'🍕'.repeat(120)},10\n${'Piña'.normalize('NFD')},20`);
    expect(items.map(({ name }) => name)).toEqual(['🍕'.repeat(120), 'Piña']);
  });

  it.each([
    ...[
      ['No', false],
      ['no', false],
      ['0', false],
      ['false', false],
      ['Agotado', false],
    ],
    ...[
      ['Sí', true],
      ['', true],
      ['Noche', true],
    ],
  ])('that says %j of an item has it available: %p', async (written, isAvailable) => {
    const { items } = await read(`nombre,precio,disponible\nFlan,95,${written as string}`);
    expect(items).toMatchObject([{ isAvailable }]);
  });

  it('is read from Windows’ own letters too', async () => {
    const latin = Uint8Array.from('Piña colada,180', (letter) => letter.charCodeAt(0));
    expect(menuSpreadsheet(await readSpreadsheet(latin)).items).toMatchObject([
      { name: 'Piña colada' },
    ]);
  });

  it('is read from the first sheet of a book', async () => {
    const rows = [
      [{ value: 'Nombre' }, { value: 'Precio' }],
      [{ value: 'Chivo liniero' }, { value: 545.5, type: Number }],
    ];
    const workbook = await writeExcel(rows as never).toBuffer();
    expect(menuSpreadsheet(await readSpreadsheet(workbook)).items).toMatchObject([
      { line: 2, name: 'Chivo liniero', price: '545.50' },
    ]);
  });

  it('is refused when it is none', async () => {
    await expect(readSpreadsheet(randomBytes(5000))).rejects.toThrow(UnreadableSpreadsheet);
    await expect(readSpreadsheet(bytes('PK\x03\x04nothing'))).rejects.toThrow(
      UnreadableSpreadsheet,
    );
    await expect(readSpreadsheet(bytes('a,1\n'.repeat(5001)))).rejects.toThrow(
      UnreadableSpreadsheet,
    );
    await expect(readSpreadsheet(bytes('a,1\n'.repeat(5000)))).resolves.toHaveLength(5000);
    for (const mark of [',', ';', '\t', '\n', '\r\n', '\r', ' \r']) {
      await expect(readSpreadsheet(bytes(mark.repeat(300_000)))).rejects.toThrow(
        UnreadableSpreadsheet,
      );
    }
  });

  it('is opened by spreadsheets with its own letters', () => {
    expect([...bytes(writeSpreadsheet([]))].slice(0, 3)).toEqual([0xef, 0xbb, 0xbf]);
  });

  it('leaves out a cell that is too long before anything is done to it', async () => {
    const marks = 'a' + '\u0315\u0300'.repeat(10_000);
    const normalize = jest.spyOn(String.prototype, 'normalize');
    const { items, refused } = await read(
      `nombre,precio,descripción,${marks}\nMofongo,350,${marks}\n${marks},10\nFlan,${marks}\nYaroa,95`,
    );
    expect(items.map(({ name }) => name)).toEqual(['Yaroa']);
    expect(refused).toEqual([
      { line: 2, reason: 'Descripción: Escribe 2000 caracteres como máximo.' },
      { line: 3, reason: 'Nombre: Escribe 120 caracteres como máximo.' },
      { line: 4, reason: 'Precio: Escribe 30 caracteres como máximo.' },
    ]);
    const lengths = normalize.mock.contexts.map((text) => String(text).length);
    expect(Math.max(...lengths)).toBeLessThan(100);
  });

  it('takes accents that are written apart, and no piles of them', async () => {
    const apart = 'Ñame con limón'.normalize('NFD');
    const piled = 'Flan' + '\u0315\u0300'.repeat(20);
    const { items, refused } = await read(`nombre,precio\n${apart},350\n${piled},95`);
    expect(items).toMatchObject([{ name: 'Ñame con limón' }]);
    expect(refused).toEqual([{ line: 3, reason: 'Escribe un texto sin caracteres invisibles.' }]);
  });

  it('is written and read again without loss, and never computes', async () => {
    const written = fc.record<WrittenItem>({
      name: fc
        .stringMatching(/^[=+\-@＝＋－＠]?[A-Za-zñáü"',; ]{1,40}[a-z]$/)
        .map((text) => text.trim()),
      price: fc
        .integer({ min: 0, max: 99_999_999 })
        .map((cents) => canonicalPrice((cents / 100).toFixed(2))),
      description: fc.option(fc.stringMatching(/^[a-zñ][a-zñ ,"\n]{0,60}[a-z]$/)),
      category: fc.option(fc.stringMatching(/^[A-Z][a-z ]{0,20}[a-z]$/)),
      dietaryTags: fc.subarray([...DIETARY_TAGS]),
      allergens: fc.subarray([...ALLERGENS]),
      isAvailable: fc.boolean(),
    });
    const item = written.map((one) => ({ ...one, dietaryTags: allowedTags(one) }));
    await fc.assert(
      fc.asyncProperty(fc.array(item, { maxLength: 20 }), async (items) => {
        const csv = writeSpreadsheet(items);
        expect(csv).not.toMatch(/(^|,|\n)"?[=+@＝＋－＠]/);
        const again = (await read(csv)).items;
        expect(again).toEqual(items.map((one, at) => ({ ...one, id: '', line: again[at]?.line })));
      }),
    );
  });
});
