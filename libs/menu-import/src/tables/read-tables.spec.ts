import { readTables } from './read-tables';

const sheets = [
  {
    name: 'Platos',
    table: [
      ['Plato', 'Local', 'Delivery'],
      ['Moro', '285', '340'],
    ],
  },
  {
    name: 'Bebidas',
    table: [
      ['Nombre', 'Precio'],
      ['Agua', '50'],
    ],
  },
];
const pricesOf = (...choice: Parameters<typeof readTables>) =>
  readTables(...choice).categories.flatMap(({ items }) => items.map(({ price }) => price));

describe('the columns that the owner chose', () => {
  it('are those of one sheet, while the reader finds those of another', () => {
    const delivery = ['name', null, 'price'] as const;
    expect(pricesOf(sheets, { mappings: [delivery, []] })).toEqual(['340.00', '50.00']);
    expect(pricesOf(sheets, { mappings: [delivery, []], sheets: [0] })).toEqual(['340.00']);
  });

  it('are those of all sheets if there is one list', () => {
    expect(pricesOf([sheets[0]!, sheets[0]!], { mappings: [['name', 'price']] })).toEqual([
      '285.00',
      '285.00',
    ]);
  });
});

it('a table is read alike when its owner confirms the columns of a till with variants', () => {
  const table = [
    ['SKU', 'Type', 'Name', 'Parent', 'Attribute 1 value(s)', 'Regular price'],
    ['pizza', 'variable', 'Pizza', '', 'Pequeña, Grande', ''],
    ['pizza-p', 'variation', 'Pizza - Pequeña', 'pizza', 'Pequeña', '350'],
    ['pizza-g', 'variation', 'Pizza - Grande', 'pizza', 'Grande', '550'],
    ['agua', 'simple', 'Agua', '', '', '50'],
  ];
  const draft = readTables([{ name: '', table }]);
  const mappings = draft.tables!.map(({ columns }) => columns.map(({ role }) => role));
  expect(draft.categories[0]!.items[0]!.sizes).toHaveLength(2);
  expect(readTables([{ name: '', table }], { mappings }).categories).toEqual(draft.categories);
});
