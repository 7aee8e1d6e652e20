import { SeenIds } from './seen-ids';

describe('the id of a request', () => {
  it('is a repeat until its deadline', () => {
    const seen = new SeenIds();
    expect(seen.isRepeat('a', 1000, 0)).toBe(false);
    expect(seen.isRepeat('b', 1000, 0)).toBe(false);
    expect(seen.isRepeat('a', 1000, 1000)).toBe(true);
    expect(seen.isRepeat('a', 2000, 1001)).toBe(false);
  });

  it('is forgotten before its deadline only when there are too many', () => {
    const seen = new SeenIds();
    for (let id = 0; id < 100_000; id += 1) seen.isRepeat(String(id), Infinity, 0);
    expect(seen.isRepeat('99999', Infinity, 0)).toBe(true);
    expect(seen.isRepeat('0', Infinity, 0)).toBe(false);
  });
});
