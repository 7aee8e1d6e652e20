import { priceSpreadsheet } from './price-spreadsheet';

it('reads prices by their headings, in whatever order, and as people write them', () => {
  const { prices, refused } = priceSpreadsheet([
    [''],
    ['Precio', 'Tamaño', 'Código', 'PLATO'],
    ['RD$1,250.50', 'Familiar', '', 'Pizza'],
    ['90', '', "'=C-1", ''],
    ['', '', '', ''],
  ]);
  expect(refused).toEqual([]);
  expect(prices).toEqual([
    { line: 3, name: 'Pizza', option: 'Familiar', price: '1250.50' },
    { line: 4, externalId: '=C-1', price: '90.00' },
  ]);
});

it('takes a pasted table for names and prices', () => {
  expect(priceSpreadsheet([['Sancocho', '375']]).prices).toEqual([
    { line: 1, name: 'Sancocho', price: '375.00' },
  ]);
});

it('says which lines are no prices, and why', () => {
  const { prices, refused } = priceSpreadsheet([
    ['plato', 'precio'],
    ['Mangú', 'mucho'],
    ['', '10'],
    ['Mangú', ''],
    ['x'.repeat(121), '10'],
    [`e${'\u0301'.repeat(40)}`, '10'],
    ['Mangú', '-5'],
  ]);
  expect(prices).toEqual([]);
  expect(refused.map(({ line }) => line)).toEqual([2, 3, 4, 5, 6, 7]);
});

it('takes a bounded list and tells the lines beyond', () => {
  const table = Array.from({ length: 3002 }, (_, at) => [`Plato ${at}`, '10']);
  const { prices, refused } = priceSpreadsheet(table);
  expect(prices).toHaveLength(3000);
  expect(refused.map(({ line }) => line)).toEqual([3001, 3002]);
});

it('is refused when the price column is unclear', () => {
  const table = [
    ['Plato', 'Precio', 'Precio nuevo'],
    ['Mangú', '10', '12'],
  ];
  expect(() => priceSpreadsheet(table)).toThrow('«Precio» o «Precio nuevo»');
  expect(() => priceSpreadsheet([['Mangú', '84', '12']])).toThrow('No encontramos la columna');
  expect(() =>
    priceSpreadsheet([
      ['Insumo', 'Costo'],
      ['Sal', '3'],
    ]),
  ).toThrow('«Costo»');
});

it('reads number cells, and refuses other cells and prices per kilo', () => {
  const { prices, refused } = priceSpreadsheet([
    ['Plato', 'Precio', 'Costo'],
    ['Mangú', 20.125, 9],
    [new Date(0), 5, 9],
    ['Flan', true, 9],
    ['Res', '39 €/kg', 9],
  ]);
  expect(prices).toEqual([{ line: 2, name: 'Mangú', price: '20.13' }]);
  expect(refused.map(({ line }) => line)).toEqual([3, 4, 5]);
  expect(refused[2]!.reason).toBe(
    'El precio es por kg: escríbelo sin la unidad si el plato ya la dice',
  );
});
