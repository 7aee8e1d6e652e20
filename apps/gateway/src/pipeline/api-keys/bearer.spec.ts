import { bearerOf } from './bearer';

const shown = (authorization?: string) =>
  bearerOf({ headers: authorization === undefined ? {} : { authorization } });

describe('the key that a program shows', () => {
  it.each([
    ['Bearer cv_live_x', 'cv_live_x'],
    ['bearer   cv_live_x  ', 'cv_live_x'],
    ['Bearer cv_live_x y', 'cv_live_x y'],
    ['Bearercv_live_x', undefined],
    ['Basic cv_live_x', undefined],
    ['Bearer', undefined],
    [undefined, undefined],
  ])('in %p is %p', (header, key) => expect(shown(header)).toBe(key));

  it('is looked for once, however many blanks stand before it', () => {
    const start = performance.now();
    expect(shown(`Bearer ${' '.repeat(200_000)}x y`)).toBe('x y');
    // A parser that backtracks from each space takes a minute.
    expect(performance.now() - start).toBeLessThan(5000);
  });
});
