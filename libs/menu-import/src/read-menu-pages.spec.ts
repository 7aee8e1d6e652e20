import type { MenuPage, PageWord } from './layout/menu-page';
import { readMenuPages } from './read-menu-pages';

const LETTER = 10;

/** Words of one row of a page at the given distances from the left. */
const row = (at: number, cells: Readonly<Record<number, string>>): PageWord[] =>
  Object.entries(cells).map(([left, text]) => ({
    ...{ text, left: Number(left), right: Number(left) + text.length * LETTER },
    ...{ top: at * 40, bottom: at * 40 + 20, size: 20 },
  }));

const page = (...rows: readonly PageWord[][]): MenuPage => ({
  ...{ number: 1, width: 1000, height: 1400, headingProportion: 1.22 },
  words: rows.flat(),
});

/** Formats items as `Flan 90.00`, with `?` after a doubtful name or price. */
const read = (...rows: readonly PageWord[][]): string[] =>
  readMenuPages([page(...rows)]).categories.flatMap(({ items }) =>
    items.map(({ name, price, doubts }) => {
      const [isName, isPrice] = [doubts.includes('name'), doubts.includes('price')];
      return `${name}${isName ? '?' : ''} ${price ?? ''}${isPrice ? '?' : ''}`;
    }),
  );

const ITEMS = [
  row(1, { 50: 'Mofongo', 600: '350' }),
  row(2, { 50: 'Sancocho', 600: '450' }),
  row(3, { 50: 'Tostones', 600: '150' }),
];

describe('a page', () => {
  it('has items and their prices, of which none is in doubt', () => {
    expect(read(...ITEMS)).toEqual(['Mofongo 350.00', 'Sancocho 450.00', 'Tostones 150.00']);
  });

  it.each(['al ajillo', 'Camarones con', 'Ensalada César, lechuga romana, crutones y queso'])(
    'asks about a name that looks cut, or took more along: %s',
    (name) => {
      expect(read(...ITEMS, row(4, { 50: name, 600: '300' }))).toContain(`${name}? 300.00?`);
    },
  );

  it('asks about all prices of a line that seems to hold several items', () => {
    expect(read(...ITEMS, row(4, { 50: 'Agua 500 mi', 600: '60' }))).toEqual(
      expect.arrayContaining(['Agua 500.00?', 'mi? 60.00?']),
    );
  });

  it('asks about an item that is called as a size is', () => {
    const rows = [...ITEMS, row(4, { 50: 'Pequeña 475 / Grande RD' })];
    expect(read(...rows)).toContain('Pequeña? 475.00');
  });

  it('asks about a price whose item was not read, and was given to what stands above', () => {
    const rows = [...ITEMS, row(5, { 50: 'Chivo guisado' }), row(6, { 600: '520' })];
    expect(read(...rows)).toContain('Chivo guisado 520.00?');
  });

  it('believes prices below their items, and asks where they stand beside', () => {
    const names = ['Mofongo', 'Sancocho', 'Tostones', 'Yaroa'];
    const below = (left: number) =>
      read(
        ...names.flatMap((name, at) => [
          row(2 * at, { 50: name }),
          row(2 * at + 1, { [left]: `${at + 2}50` }),
        ]),
      );
    expect(below(60)).toEqual([
      ...['Mofongo 250.00', 'Sancocho 350.00', 'Tostones 450.00', 'Yaroa 550.00'],
    ]);
    expect(below(600).every((item) => item.endsWith('?'))).toBe(true);
  });

  it('asks about a price that is not quite level, and about a name higher than its price', () => {
    const shifted = (by: number) => [
      ...row(4, { 50: 'Chillo' }),
      ...row(4, { 600: '690' }).map((one) => ({
        ...one,
        top: one.top + by,
        bottom: one.bottom + by,
      })),
    ];
    expect(read(...ITEMS, shifted(5))).toContain('Chillo 690.00');
    expect(read(...ITEMS, shifted(8))).toContain('Chillo 690.00?');
    const high = (by: number) => [
      ...row(4, { 50: 'Chivo' }).map((one) => ({
        ...one,
        top: one.top - by,
        bottom: one.bottom + by,
      })),
      ...row(4, { 600: '545' }),
    ];
    expect(read(...ITEMS, high(5))).toContain('Chivo 545.00');
    expect(read(...ITEMS, high(7))).toContain('Chivo? 545.00');
  });

  it('believes a name that is no higher than one of its prices, however small the other is printed', () => {
    const small = row(4, { 700: '650' }).map((one) => ({
      ...one,
      top: one.top + 5,
      bottom: one.bottom - 5,
    }));
    expect(read(...ITEMS, [...row(4, { 50: 'Chivo', 600: '545' }), ...small])).toContain(
      'Chivo 545.00?',
    );
  });

  it('asks about what was read unsurely, also where a name goes on in the next line', () => {
    const unsure = (some: readonly PageWord[]) => some.map((one) => ({ ...one, isDoubtful: true }));
    const name = row(4, { 50: 'Habichuelas guisadas con' });
    const rest = row(5, { 50: 'coco' });
    const price = row(5, { 600: '275' });
    const whole = 'Habichuelas guisadas con coco';
    expect(read(...ITEMS, name, [...rest, ...price])).toContain(`${whole} 275.00`);
    expect(read(...ITEMS, name, [...rest, ...unsure(price)])).toContain(`${whole} 275.00?`);
    expect(read(...ITEMS, name, [...unsure(rest), ...price])).toContain(`${whole}? 275.00`);
    expect(read(...ITEMS, unsure(name), [...rest, ...price])).toContain(`${whole}? 275.00`);
  });

  it('joins prices to their items though the ends of longer names stand between them', () => {
    const names = ['Yaroa', 'Flan', 'Majarete', 'Mangú', 'Mondongo', 'Bizcocho'];
    const long = ['Ensalada de aguacate y tomate', 'Hamburguesa doble con tocineta'];
    const rows = [...names, ...long, 'Moro', 'Locrio', 'Asopao'].map((name, at) =>
      row(at + 1, { 50: name, 600: `${at + 1}50` }),
    );
    expect(read(...rows)).toHaveLength(11);
    expect(read(...rows).filter((item) => / \d+50\.00$/.test(item))).toHaveLength(11);
  });

  it('has its prices beside their items though names of other lengths seem to stand in columns', () => {
    const names = ['Yaroa', 'Flan', 'Mangú', 'Moro', 'Locrio', 'Asopao', 'Pulpo', 'Sopa', 'Té'];
    const long = ['Ensalada de aguacate', 'Habichuelas con dulce', 'Hamburguesa con queso'];
    const other = ['Majarete', 'Bizcocho', 'Mojito', 'Cerveza', 'Refresco', 'Agua', 'Malta'];
    const rows = [...names, ...long].map((name, at) =>
      row(at + 1, {
        ...{ 20: `${at + 1}50`, 120: name },
        ...(other[at] && { 600: `${at + 1}75`, 700: other[at] }),
      }),
    );
    const items = read(...rows);
    expect(items).toHaveLength(names.length + long.length + other.length);
    expect(items).toEqual(
      expect.arrayContaining(['Yaroa 150.00', 'Hamburguesa con queso 1250.00', 'Majarete 175.00']),
    );
  });

  it('leaves the prices of one column to it where another lacks the name of one', () => {
    const rows = ['Yaroa', 'Flan', 'Mangú', 'Moro', 'Locrio', 'Asopao'].map((name, at) =>
      row(at + 1, {
        ...{ 20: name, 200: `${at + 1}50` },
        ...(at === 3 ? { 800: '475' } : { 600: `${name} doble`, 800: `${at + 1}75` }),
      }),
    );
    const items = read(...rows);
    expect(items).toEqual(expect.arrayContaining(['Moro 450.00', 'Asopao doble 675.00']));
    expect(items.filter((item) => item.startsWith('Moro'))).toHaveLength(1);
  });
});
