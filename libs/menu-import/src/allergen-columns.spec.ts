import { allergensInHeading } from './allergen-columns';
import { menuSpreadsheet } from './menu-spreadsheet';
import { readTables } from './tables/read-tables';

const draftOf = (table: string[][]) => readTables([{ name: '', table }]);
const read = (heading: string, ...cells: string[]) =>
  draftOf([
    ['Plato', 'Precio', heading],
    ...cells.map((cell, at) => [`Plato ${'abcdefgh'[at]!}`, `${at + 1}10`, cell]),
  ])
    .categories.flatMap(({ items }) => items)
    .map(({ allergens = [], doubts }) => [...allergens, ...doubts].join());

describe('a column named after an allergen', () => {
  it.each([
    ['Gluten', ['Sí', 'No', 'no contiene', 'contiene', '-'], ['Gluten', '', '', 'Gluten', '']],
    ['Contiene leche', ['1', '0'], ['Lácteos', '']],
    ['Alérgeno: maní', ['VERDADERO', 'FALSO'], ['Maní', '']],
    ['¿Mariscos?', ['X', ''], ['Crustáceos,Moluscos', '']],
    ['Huevo', ['✓', '❌', 'huevo'], ['Huevos', '', 'Huevos']],
  ])('%s is read as that allergen from %j', (heading, cells, found) => {
    expect(read(heading, ...cells)).toEqual(found);
  });

  it.each([
    ['Gluten (Sí/No)', ['Gluten']],
    ['Gluten S/N', ['Gluten']],
    ['Cereales con gluten', ['Gluten']],
    ['Leche y derivados', ['Lácteos']],
    ['Frutos de cáscara', ['Frutos secos']],
    ['Dióxido de azufre y sulfitos', ['Sulfitos']],
    ['Granos de sésamo', ['Ajonjolí']],
    ['Alergia al maní (cacahuate)', ['Maní']],
    ['Crustáceos y moluscos', ['Crustáceos', 'Moluscos']],
    ['Sin gluten', []],
    ['No contiene lactosa', []],
    ['Gluten free', []],
    ['Apto celíacos', []],
    ['Con queso y jamón', []],
    ['Contiene', []],
  ])('has a heading such as %s', (heading, allergens) => {
    expect(allergensInHeading(heading)).toEqual(allergens);
  });

  it('is doubtful in a row that says neither yes nor no, and then counts as yes', () => {
    expect(read('Gluten', 'Sí', 'trazas', '?')).toEqual([
      'Gluten',
      'Gluten,allergens',
      'Gluten,allergens',
    ]);
    // A cross denies beside ticks. Alone it may mark the items that contain the allergen.
    expect(read('Gluten', '❌', '')).toEqual(['Gluten,allergens', '']);
    expect(read('Gluten', 'Sí', 'x')).toEqual(['Gluten', 'Gluten,allergens']);
    // An empty cell is no answer where other cells say no.
    expect(read('Gluten', 'No', '')).toEqual(['', 'allergens']);
    expect(
      draftOf([
        ['Plato', 'Precio', 'Gluten'],
        ['Flan', '90', 'tal vez'],
        ['Pan', '40', 'no'],
      ]).unread,
    ).toContainEqual({ text: 'Flan: Gluten «tal vez»' });
  });

  it('is another column if it has prices or words', () => {
    for (const cells of [
      ['350', '420'],
      ['Filete', 'Entero'],
    ]) {
      const table = [
        ['Plato', 'Precio', 'Pescado'],
        ...cells.map((cell, at) => [`Plato ${'ab'[at]!}`, '250', cell]),
      ];
      const { categories, unread } = draftOf(table);
      expect(categories[0]!.items.every((item) => !('allergens' in item))).toBe(true);
      expect(unread).toContainEqual({ text: 'Columnas que no se leen: Pescado' });
    }
  });

  it('is shown as allergens, and is read alike when its owner confirms it', () => {
    const table = [
      ['Plato', 'Precio', 'Gluten', 'Alérgenos'],
      ['Quipe', '60', 'Sí', 'Huevos'],
      ['Flan', '90', 'No', 'Lácteos'],
    ];
    const draft = draftOf(table);
    const roles = draft.tables![0]!.columns.map(({ role }) => role);
    expect(roles).toEqual(['name', 'price', 'allergens', 'allergens']);
    expect(draft.categories[0]!.items.map(({ allergens }) => allergens)).toEqual([
      ['Gluten', 'Huevos'],
      ['Lácteos'],
    ]);
    expect(readTables([{ name: '', table }], { mappings: [roles] }).categories).toEqual(
      draft.categories,
    );
  });

  it('denies a tag that contradicts it', () => {
    const { categories } = draftOf([
      ['Plato', 'Precio', 'Gluten', 'Etiquetas'],
      ['Quipe', '60', 'Sí', 'Sin Gluten'],
      ['Flan', '90', 'No', 'Sin Gluten'],
    ]);
    const [quipe, flan] = categories[0]!.items;
    expect(quipe).toMatchObject({ allergens: ['Gluten'], doubts: ['tags'] });
    expect(flan).toMatchObject({ dietaryTags: ['Sin Gluten'], doubts: [] });
  });

  it('is read or refused by line in an import without a review', () => {
    const table = (...cells: string[]) => [
      ['Nombre', 'Precio', 'Gluten', 'Costo'],
      ...cells.map((cell) => ['Flan', '90', cell, '40']),
    ];
    const { items, refused, ignored, columns } = menuSpreadsheet(table('Sí', 'no', 'quizás', ''));
    expect(items.map(({ allergens }) => allergens)).toEqual([['Gluten'], []]);
    expect(refused).toEqual([
      { line: 4, reason: 'No entendemos el alérgeno «Gluten: quizás».' },
      { line: 5, reason: 'No entendemos el alérgeno «Gluten: ».' },
    ]);
    expect(ignored).toEqual(['Costo']);
    expect(columns).toContain('allergens');
  });
});

it('a mapping has each role once', () => {
  const table = [
    ['Nombre', 'Precio', 'Local', 'Delivery'],
    ['Flan', '90', 'Lácteos', 'Huevos'],
  ];
  const mapping = ['name', 'price', 'allergens', 'allergens'] as const;
  expect(() => menuSpreadsheet(table, mapping)).toThrow('Di una sola columna para el alérgeno');
});
