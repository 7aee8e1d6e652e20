import { createClient } from './client';
import { CartaVivaError } from './errors';
import { all, pages } from './paging';

/** Number of the last page. Each page has two rows and links to the next one, as in the gateway. */
const LAST = 3;

describe('a list of several pages', () => {
  const asked: string[] = [];
  const client = (host = '') =>
    createClient({
      baseUrl: 'https://cartaviva.do/proxy',
      apiKey: 'cv_live_1',
      fetch: ({ url }) => {
        asked.push(url);
        const { searchParams } = new URL(url);
        const page = Number(searchParams.get('page') ?? 1);
        const link = (rel: string, to: number) =>
          `<${host}/api/menus?page=${to}&limit=2&status=a%2Cb>; rel="${rel}"`;
        const links = [link('first', 1), ...(page < LAST ? [link('next', page + 1)] : [])];
        const rows = [{ id: `${page}a` }, { id: `${page}b` }];
        return Promise.resolve(
          Response.json(rows, { headers: { Link: [...links, link('last', LAST)].join(', ') } }),
        );
      },
    });
  beforeEach(() => void asked.splice(0));

  it('is read row by row, each page when it is needed', async () => {
    const ids: string[] = [];
    for await (const { id } of all(client(), '/api/menus')) {
      if (ids.length === 2) expect(asked).toHaveLength(2);
      ids.push(id);
    }
    expect(ids).toEqual(['1a', '1b', '2a', '2b', '3a', '3b']);
    expect(asked).toHaveLength(LAST);
  });

  it('is read page by page, as its own links say', async () => {
    const sizes: number[] = [];
    const options = { params: { query: { limit: 2 } } };
    for await (const page of pages(client(), '/api/menus', options)) sizes.push(page.length);
    expect(sizes).toEqual([2, 2, 2]);
    expect(asked).toEqual([
      'https://cartaviva.do/proxy/api/menus?limit=2',
      'https://cartaviva.do/proxy/api/menus?page=2&limit=2&status=a%2Cb',
      'https://cartaviva.do/proxy/api/menus?page=3&limit=2&status=a%2Cb',
    ]);
  });

  it('ends where the reader ends', async () => {
    for await (const { id } of all(client(), '/api/menus')) if (id === '1b') break;
    expect(asked).toHaveLength(1);
  });

  it('is never read from another host', async () => {
    for await (const _ of pages(client('https://otro.example'), '/api/menus'));
    expect(asked.map((url) => new URL(url).host)).toEqual(Array(LAST).fill('cartaviva.do'));
  });

  it('refuses as a call does', async () => {
    const refusing = createClient({
      fetch: () => Promise.resolve(Response.json({ error: 'Unauthorized' }, { status: 401 })),
    });
    await expect(all(refusing, '/api/menus').next()).rejects.toThrow(CartaVivaError);
  });
});
