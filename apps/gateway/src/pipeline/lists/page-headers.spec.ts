import { pageHeaders } from './page-headers';

const at = (total: number, part: object) =>
  pageHeaders('/api/menus', { total }, { isWhole: false, ...part });

const linked = (total: number, page: number) => {
  const links = at(total, { page, limit: 20 })['link']!.matchAll(
    /[?&]page=(\d+)&[^>]*>; rel="(\w+)"/g,
  );
  return Object.fromEntries([...links].map(([, to, rel]) => [rel, Number(to)]));
};

describe('the pages that an answer links to', () => {
  it('are those around it, and the ends', () => {
    expect(linked(45, 1)).toEqual({ first: 1, next: 2, last: 3 });
    expect(linked(45, 2)).toEqual({ first: 1, prev: 1, next: 3, last: 3 });
    expect(linked(45, 3)).toEqual({ first: 1, prev: 2, last: 3 });
    expect(linked(40, 2)).toEqual({ first: 1, prev: 1, last: 2 });
  });

  it('are there, also behind the last one and in a list of nothing', () => {
    expect(linked(45, 9)).toEqual({ first: 1, prev: 3, last: 3 });
    expect(linked(0, 1)).toEqual({ first: 1, last: 1 });
    expect(linked(0, 2)).toEqual({ first: 1, prev: 1, last: 1 });
  });
});
