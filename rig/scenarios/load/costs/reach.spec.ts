import { breaksOf, reachOf } from './reach.mjs';

const costing = (what: string, ms: number, more: object = {}) => ({
  ...{ what, times: 1, ms, of: [], rows: 0, bytes: 0, tables: [], fileBytes: 0, redisBytes: 0 },
  ...more,
});
const NOTHING = [
  'a diner page from memory',
  'a diner page, read and rendered',
  'a visit',
  'an owner who registers',
  'a menu of ten items',
  'a sign-in',
  'the list of menus',
  'a report of 30 days',
  'an item that is saved',
  'a sheet of tents to print',
  'an image of 12 megapixels',
].map((what) => costing(what, 0));
const withOf = (one: ReturnType<typeof costing>) =>
  NOTHING.map((other) => (other.what === one.what ? one : other));
const reached = (what: string, costs = NOTHING) => reachOf(costs).find((one) => one.what === what);

describe('what some times as many menus and views ask of a server', () => {
  it('is cores by what views take in the busiest hour', () => {
    // 100,000 views in 30 days, with 15 % of each day in one hour, are 500 in that hour. At 7.2 ms each, they take
    // 3.6 s of 3,600 s.
    const cores = reached('cores in the busiest hour', withOf(costing('a visit', 7.2)));
    expect(cores?.at.map((one) => Number(one.toFixed(6)))).toEqual([0.001, 0.01, 0.1, 1]);
    expect(cores?.reachedAt).toBeCloseTo(2000);
  });

  it('is tables by how long rows and counts are kept', () => {
    const visit = costing('a visit', 0, {
      bytes: 1000,
      tables: [
        ['menus.menu_days', 1, 600],
        ['menus.menu_visits', 1, 400],
      ],
    });
    expect(reached('rows of a month, with indexes', withOf(visit))?.at[0]).toBeCloseTo(0.1);
    // A hundred thousand views take 600 bytes for 37 months and 400 for 13. Each of 37,000 built months takes 1,400
    // bytes.
    const all = reached('tables after 37 months', withOf(visit));
    expect(all?.at[0]).toBeCloseTo(2.792, 3);
    expect(all?.reachedAt).toBeCloseTo(40 / 2.7918);
  });

  it('begins with what ends first', () => {
    const photo = costing('an image of 12 megapixels', 0, { fileBytes: 1e6 });
    expect(reachOf(withOf(photo))[0]?.what).toBe('files of images');
  });

  it('breaks at as many times as are beyond a limit, what ends first before the others', () => {
    const costs = NOTHING.map((one) => {
      // 3,500 images of a megabyte reach 40 GB at a factor of 11.4. Rows of a month reach their limit at 24, tables
      // at 35.
      if (one.what.startsWith('an image')) return { ...one, fileBytes: 1e6 };
      return one.what === 'a visit' ? { ...one, bytes: 830 } : one;
    });
    expect(breaksOf(reachOf(costs)).map(({ what }) => what)).toEqual([
      [],
      ['files of images', 'rows of a month, with indexes', 'tables after 37 months'],
      ['files of images', 'rows of a month, with indexes', 'tables after 37 months'],
    ]);
  });
});
