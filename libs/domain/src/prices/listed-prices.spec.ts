import { needsMenus, pricesByList, type ListableItem, type ListedPrice } from './listed-prices';

const item = (id: string, name: string, more: Partial<ListableItem> = {}): ListableItem => ({
  ...{ id, name, menuId: 'a', externalId: null, price: '100.00', sizes: [], extras: [] },
  ...more,
});
const pizza = item('p', 'Pizza', {
  sizes: [
    { name: 'Personal', price: '300.00' },
    { name: 'Familiar', price: '900.00' },
  ],
  extras: [{ name: 'Queso', price: '75.00' }],
});

/** Returns the prices of the items that change, and the faults with their lines. */
function listed(items: ListableItem[], ...list: ListedPrice[]) {
  const { prices, faults } = pricesByList(items, list);
  return { prices: Object.fromEntries(prices), lines: faults.map(({ line }) => line), faults };
}

it('is for the item of the id, the code or the name, in every menu that has it', () => {
  const items = [
    item('s1', 'Sancocho'),
    item('s2', 'SANCOCHO', { menuId: 'b' }),
    item('c', 'Café', { externalId: 'C-1' }),
  ];
  const { prices, lines } = listed(
    items,
    { name: ' sancocho ', price: '375' },
    { externalId: 'C-1', name: 'Otro nombre', price: '90.5' },
  );
  expect(lines).toEqual([]);
  expect(prices).toMatchObject({
    s1: { price: '375.00' },
    s2: { price: '375.00' },
    c: { price: '90.50' },
  });
  expect(listed(items, { itemId: 'S1', price: '1' }).prices).toMatchObject({
    s1: { price: '1.00' },
  });
});

it('is of a size or an extra where one is named, several of an item together', () => {
  const { prices } = listed(
    [pizza],
    { name: 'Pizza', option: 'personal', price: '330' },
    { name: 'Pizza', option: 'FAMILIAR', price: '990' },
    { name: 'Pizza', option: 'queso', price: '0' },
  );
  expect(prices['p']).toEqual({
    price: '330.00',
    sizes: [
      { name: 'Personal', price: '330.00' },
      { name: 'Familiar', price: '990.00' },
    ],
    extras: [{ name: 'Queso', price: '0.00' }],
  });
});

it('changes nothing where it finds none, several, no size or another price, and says so by line', () => {
  const crepe = item('4', 'Crepa', {
    sizes: [{ name: 'Queso', price: '200.00' }],
    extras: [
      { name: 'queso', price: '50.00' },
      { name: 'Jamón', price: '60.00' },
      { name: 'Jamon', price: '70.00' },
    ],
  });
  const items = [item('1', 'Jugo'), item('2', 'jugo'), item('3', 'Café'), pizza, crepe];
  const { prices, faults } = listed(
    items,
    { name: 'Mangú', price: '1' },
    { externalId: 'X', price: '1', line: 20 },
    { name: ' ', price: '1' },
    { name: 'Jugo', price: '1' },
    { name: 'Pizza', price: '1' },
    { name: 'Pizza', option: 'Mediana', price: '1' },
    { name: 'Café', price: '90' },
    { name: 'cafe', price: '95' },
    { name: 'café', price: '90.00' },
    { name: 'Crepa', option: 'queso', price: '1' },
    { name: 'Crepa', option: 'Jamón', price: '1' },
    { itemId: 'elsewhere', name: 'Café', price: '1' },
  );
  expect(prices).toEqual({ 3: { price: '90.00', sizes: [], extras: [] } });
  expect(faults.map(({ index, line, field }) => [index, line, field])).toEqual([
    [0, 1, 'name'],
    [1, 20, 'externalId'],
    [2, 3, 'name'],
    [3, 4, 'name'],
    [4, 5, 'option'],
    [5, 6, 'option'],
    [7, 8, 'price'],
    [9, 10, 'option'],
    [10, 11, 'option'],
    [11, 12, 'itemId'],
  ]);
  expect(new Set(faults.map(({ reason }) => reason)).size).toBe(9);
});

it('matches composed and decomposed forms of a code', () => {
  const items = [item('c', 'Café', { externalId: 'CAFÉ-1'.normalize('NFC') })];
  expect(listed(items, { externalId: ' CAFÉ-1'.normalize('NFD'), price: '90' }).lines).toEqual([]);
});

it.each([
  [[{ itemId: 'a', price: '1' }], false],
  [[{ itemId: 'a', externalId: 'X', name: 'Flan', price: '1' }], false],
  [
    [
      { itemId: 'a', price: '1' },
      { externalId: 'X', price: '1' },
    ],
    true,
  ],
  [[{ name: 'Flan', price: '1' }], true],
  [[{ price: '1' }], true],
  [[], false],
])('%j needs chosen menus: %s', (list, needs) => expect(needsMenus(list)).toBe(needs));
