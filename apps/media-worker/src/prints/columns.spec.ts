import fc from 'fast-check';
import { heightOfRows, unbroken, pagesOf, type Row } from './columns';

interface Named extends Row {
  readonly name: string;
}

const COLUMN = 200;
const row = (name: string, height = 20): Named => ({ name, height, gap: 4 });
const items = (count: number, height?: number) =>
  Array.from({ length: count }, (_, at) => row(`${at + 1}`, height));
const category = (name: string, count: number) =>
  unbroken([row(name), ...items(count)], { hasHeading: true, height: COLUMN });
const namesOf = (pages: Named[][][]) =>
  pages.map((columns) => columns.map((rows) => rows.map(({ name }) => name).join(' ')));

describe('a printed menu of two columns', () => {
  it('has columns of one height on its last page', () => {
    const pages = pagesOf(category('Sopas', 5), { first: COLUMN, others: COLUMN });
    expect(namesOf(pages)).toEqual([['Sopas 1 2', '3 4 5']]);
  });

  it('never has one item of a category alone, after its heading or in the next column', () => {
    const pages = pagesOf([...category('Sopas', 3), ...category('Postres', 4)], {
      first: 150,
      others: COLUMN,
    });
    expect(namesOf(pages)).toEqual([['Sopas 1 2 3', 'Postres 1 2 3 4']]);
  });

  it('fills a page before the next, whose columns are higher', () => {
    const pages = pagesOf(category('Sopas', 14), { first: 100, others: COLUMN });
    expect(namesOf(pages)).toEqual([
      ['Sopas 1 2 3', '4 5 6 7'],
      ['8 9 10 11', '12 13 14'],
    ]);
  });

  it('divides what is higher than a column', () => {
    const rows = [row('Sopas'), ...items(2, COLUMN - 10)];
    const blocks = unbroken(rows, { hasHeading: true, height: COLUMN });
    expect(namesOf(pagesOf(blocks, { first: COLUMN, others: COLUMN }))).toEqual([
      ['Sopas', '1'],
      ['2'],
    ]);
  });

  it('has every row once, in order, in columns that end where they must', () =>
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.integer({ min: 5, max: 60 }), { minLength: 1, maxLength: 30 })),
        fc.integer({ min: 60, max: COLUMN }),
        (sections, first) => {
          const all = sections.map((heights) => heights.map((height, at) => row(`${at}`, height)));
          const blocks = all.flatMap((rows) => unbroken(rows, { hasHeading: true, height: first }));
          const pages = pagesOf(blocks, { first, others: COLUMN });
          expect(pages.flat(2)).toEqual(all.flat());
          for (const [at, columns] of pages.entries()) {
            expect(columns.length).toBeLessThanOrEqual(2);
            for (const rows of columns)
              expect(heightOfRows(rows)).toBeLessThanOrEqual(at === 0 ? first : COLUMN);
          }
        },
      ),
    ));
});
