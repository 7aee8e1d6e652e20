import { jest } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import writeExcel from 'write-excel-file/node';
import { hasHeadings } from './has-headings';
import { menuInSheets, menuSpreadsheet } from './menu-spreadsheet';
import { readSpreadsheet, UnreadableSpreadsheet } from './read-spreadsheet';
import type { Cell } from './table';
import { writeSpreadsheet } from './write-spreadsheet';

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

  it.each(['mariscos', 'Marisco', 'shellfish'])(
    'takes %s for crustaceans and molluscs',
    async (written) => {
      const { items } = await read(`Nombre,Precio,Alérgenos\nSopa,90,${written}`);
      expect(items[0]?.allergens).toEqual(['Crustáceos', 'Moluscos']);
    },
  );

  it('refuses an item whose allergens contradict a tag', async () => {
    const { items, refused } = await read(
      'Nombre,Precio,Etiquetas,Alérgenos\nPan,50,Sin gluten,trigo\nFlan,95,Vegetariano,"huevo, leche"',
    );
    expect(items).toMatchObject([{ name: 'Flan', dietaryTags: ['Vegetariano'] }]);
    expect(refused).toEqual([
      { line: 2, reason: 'Dice «Sin Gluten», pero contiene Gluten. Quita uno de los dos.' },
    ]);
  });

  it('is refused when its headings are unclear', async () => {
    await expect(read('Mangú\t250\tCon los tres golpes\tDesayunos\n')).rejects.toThrow(
      'No encontramos la columna que es el nombre; los títulos de tu tabla son «Mangú», «250», «Con los tres golpes» y «Desayunos»',
    );
    await expect(read('Plato,Precio local,Precio delivery\nMoro,285,340')).rejects.toThrow(
      'No sabemos qué columna es el precio, si «Precio local» o «Precio delivery»: deja una sola; los títulos de tu tabla son «Plato», «Precio local» y «Precio delivery»',
    );
    await expect(read('Plato,Precio happy hour\nMoro,285')).rejects.toThrow(
      'No sabemos si la columna «Precio happy hour» es el precio',
    );
    await expect(read('Producto,Costo\nMoro,100')).rejects.toThrow(
      'No encontramos la columna que es el precio; los títulos de tu tabla son «Producto» y «Costo»',
    );
    await expect(read('')).rejects.toThrow('La tabla está vacía');
  });

  it('names ignored columns such as the cost', async () => {
    const { items, ignored } = await read('Código de barras,Plato,Costo,Precio\n84,Moro,100,285');
    expect(items).toMatchObject([{ name: 'Moro', price: '285.00' }]);
    expect(ignored).toEqual(['Código de barras', 'Costo']);
  });

  it('starts below its title and lists the title’s lines', async () => {
    const { items, refused } = await read('CARTA 2026, verano\n\nPlato;Precio\nMoro;285,50');
    expect(items).toMatchObject([{ line: 4, name: 'Moro', price: '285.50' }]);
    expect(refused).toEqual([{ line: 1, reason: 'Está encima de los títulos de la tabla.' }]);
  });

  it('is the first sheet with headings, and the others are named', () => {
    const sheets = [
      { name: 'Portada', table: [['Fonda Lila'], ['Precios de 2026']] },
      {
        name: 'Carta',
        table: [
          ['Plato', 'Precio'],
          ['Moro', 120],
        ],
      },
      { name: 'Insumos', table: [['Nombre', 'Precio'], [], ['Sal', 3]] },
    ];
    expect(menuInSheets(sheets)).toMatchObject({
      items: [{ name: 'Moro', price: '120.00' }],
      otherSheets: [
        { name: 'Portada', rows: 2 },
        { name: 'Insumos', rows: 2 },
      ],
    });
  });

  it('refuses lines with cells beyond the headings and lines of variants', async () => {
    const { items, refused } = await read('Nombre,Precio\nPiña,95,50\nMoro,120');
    expect(items.map(({ name }) => name)).toEqual(['Moro']);
    expect(refused).toMatchObject([{ line: 2, reason: expect.stringContaining('«50»') }]);
    const square = await read('Item Name,Variation Name,Price\nMoro,Regular,120\nJugo,Grande,130');
    expect(square.items.map(({ name }) => name)).toEqual(['Moro']);
    expect(square.refused).toMatchObject([
      { line: 3, reason: expect.stringContaining('«Grande»') },
    ]);
  });

  it('describes prices per kilo or dozen in the item', async () => {
    const { items, refused } = await read(
      'Nombre;Precio;Descripción;Unidad\nRes;39,00 €/Kg.;Madurada;\nPan;RD$ 12 c/u;;\nQueso;60;;lb\nFlan;90;;und\nAlitas;8 und;;',
    );
    expect(items.map(({ name, price, description }) => [name, price, description])).toEqual([
      ['Res', '39.00', 'Madurada\nPrecio por kg'],
      ['Pan', '12.00', 'Precio por unidad'],
      ['Queso', '60.00', 'Precio por libra'],
      ['Flan', '90.00', null],
    ]);
    expect(refused).toEqual([{ line: 6, reason: 'No entendemos el precio «8 und».' }]);
  });

  it.each<[Cell, string | null]>([
    [14.455, '14.46'],
    [1.125, '1.13'],
    [57.699999999999996, '57.70'],
    [110.00000000000001, '110.00'],
    [0, '0.00'],
    [0.001, null],
    [-5, null],
    [1e12, null],
    ['57.699999999999996', '57.70'],
    [true, null],
    [new Date(Date.UTC(2026, 11, 1)), null],
    ['#DIV/0!', null],
  ])('reads the price of a cell that holds %p as %p', (cell, price) => {
    const { items, refused } = menuSpreadsheet([
      ['Nombre', 'Precio'],
      ['Flan', cell],
    ]);
    expect(items.map((item) => item.price)).toEqual(price === null ? [] : [price]);
    expect(refused).toHaveLength(price === null ? 1 : 0);
  });

  it('refuses dates, booleans and failed formulas in text columns', () => {
    const { items, refused } = menuSpreadsheet([
      ['Nombre', 'Precio', 'Disponible'],
      [new Date(Date.UTC(2026, 11, 1)), 5, true],
      [false, 5, true],
      ['#N/A', 5, true],
      ['Flan', 5, false],
    ]);
    expect(items).toMatchObject([{ name: 'Flan', isAvailable: false }]);
    expect(refused).toMatchObject([
      { line: 2, reason: expect.stringMatching(/^Nombre: la celda es una fecha \(1\/12\/2026\)/) },
      { line: 3, reason: expect.stringMatching(/^Nombre: la celda dice FALSO/) },
      { line: 4, reason: 'Nombre: la fórmula de la celda da un error (#N/A).' },
    ]);
  });

  it('refuses ambiguous thousands in a column of prices with cents', async () => {
    const { items, refused } = await read('Nombre;Precio\nA;14.455\nB;9.50\nC;1,250.50');
    expect(items.map(({ price }) => price)).toEqual(['9.50', '1250.50']);
    expect(refused).toEqual([{ line: 2, reason: 'No entendemos el precio «14.455».' }]);
  });

  it('reads sizes and extras, and takes the price of the first size', async () => {
    const { items, refused } = await read(
      'Nombre;Precio;Tamaños;Extras\nPizza;;"Personal: 300; Familiar: RD$ 800";Queso: 50\nYaroa;99;"Media: 100";\nFlan;90;Grande;\n',
    );
    expect(items).toMatchObject([
      {
        price: '300.00',
        sizes: [
          { name: 'Personal', price: '300.00' },
          { name: 'Familiar', price: '800.00' },
        ],
        extras: [{ name: 'Queso', price: '50.00' }],
      },
    ]);
    expect(refused.map(({ line }) => line)).toEqual([3, 4]);
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
    const headings = 'Nombre,Precio,Descripción,Categoría';
    expect(await read(`${headings}\n${line}\nFlan,95,Suave,Dulces`)).toMatchObject({
      items: [{ line: 3, name: 'Flan', description: 'Suave', category: 'Dulces' }],
      refused: [{ line: 2, reason }],
    });
  });

  it('counts letters as people do, and composes their accents', async () => {
    const { items } = await read(
      `nombre,precio\n${'🍕'.repeat(120)},10\n${'Piña'.normalize('NFD')},20`,
    );
    expect(items.map(({ name }) => name)).toEqual(['🍕'.repeat(120), 'Piña']);
  });

  const SOLD_OUT =
    'No, n, 0, false, FALSO, Agotado, No disponible, Inactivo, PAUSADO, off, Out of stock, out_of_stock, Oculto, Sin existencias, ✗, No hay.';

  it.each(SOLD_OUT.split(', '))('reads %j as sold out', async (written) => {
    const { items } = await read(`nombre,precio,disponible\nFlan,95,${written}`);
    expect(items).toMatchObject([{ isAvailable: false }]);
  });

  it.each(['Sí', 'S', 'y', '1', 'VERDADERO', 'Activo', 'in stock', ''])(
    'reads %j as available',
    async (written) => {
      const { items } = await read(`nombre,precio,disponible\nFlan,95,${written}`);
      expect(items).toMatchObject([{ isAvailable: true }]);
    },
  );

  it('refuses unclear availability and inverts headings such as Agotado', async () => {
    const unknown = await read('nombre,precio,disponible,agotado\nFlan,95,Noche,\nPan,5,sí,sí');
    expect(unknown.items).toMatchObject([{ name: 'Pan', isAvailable: false }]);
    expect(unknown.refused).toEqual([
      { line: 2, reason: 'No entendemos la disponibilidad «Noche».' },
    ]);
  });

  it('refuses an item with an unknown tag', async () => {
    const { items, refused } = await read(
      'nombre,precio,etiquetas\nFlan,95,"Vegan, picante"\nPan,5,sin lactosa\nMoro,9,-',
    );
    expect(items).toMatchObject([{ dietaryTags: ['Vegano', 'Picante'] }, { dietaryTags: [] }]);
    expect(refused).toEqual([{ line: 3, reason: 'No entendemos la etiqueta «sin lactosa».' }]);
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
});
