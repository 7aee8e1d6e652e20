/**
 * Its phone mocks by the globals of the suite, and loads the worker anew.
 *
 * @jest-environment ./rig/jest/node-environment.mjs
 */
import { jest } from '@jest/globals';
import { ORIGIN, page, redirected, WorkerPhone } from '../testing/worker-phone';

const unavailable = () => new TypeError('Failed to fetch');
const textOf = async (reply: Response | undefined) =>
  (await reply!.text()).replace(/<[^<>]*>/g, '');

describe('the menus that a phone keeps', () => {
  let phone: WorkerPhone;
  const read = async (path: string) => textOf(await phone.open(path));
  const paths = async (cache: string) =>
    (await (await phone.caches.open(cache)).keys()).map(({ url }) => url.slice(ORIGIN.length));
  const cached = () => paths('cartaviva-menu-pages-1');

  beforeEach(async () => {
    phone = await WorkerPhone.start();
  });

  it('are read without signal, marked with the moment they are from', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(1_795_000_000_000);
    phone.network = () => page('Sancocho');
    expect(await read('/m/carmen?mesa=4')).toBe('Sancocho');
    phone.network = unavailable;
    const copy = await phone.open('/m/carmen?source=qr');
    expect(await copy!.clone().text()).toContain(
      '<body data-cached-at="1795000000000" data-menu-id="x">',
    );
    expect(copy!.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await textOf(copy)).toBe('Sancocho');
    await expect(phone.open('/m/another')).rejects.toThrow('Failed to fetch');
  });

  it('are the menu itself, not its copy, while there is signal', async () => {
    phone.network = () => page('Sancocho');
    await read('/m/carmen');
    phone.network = () => page('Mofongo');
    const live = await phone.open('/m/carmen');
    expect(await live!.text()).not.toContain('data-cached-at');
    phone.network = unavailable;
    expect(await read('/m/carmen')).toBe('Mofongo');
  });

  it('are kept once for each language', async () => {
    phone.network = (path) => page(path.includes('lang=en') ? 'Stew' : 'Sancocho');
    await read('/m/carmen');
    await read('/m/carmen?lang=en&mesa=4');
    phone.network = unavailable;
    expect([await read('/m/carmen'), await read('/m/carmen?lang=en')]).toEqual([
      'Sancocho',
      'Stew',
    ]);
    expect(await cached()).toEqual(['/m/carmen', '/m/carmen?lang=en']);
  });

  it.each(['/m/carmen', '/m/carmen?lang=en&mesa=4'])(
    'are let go in every language when %s is taken down, and no other menu with them',
    async (address) => {
      phone.network = (path) => page(path);
      for (const path of ['/m/carmen', '/m/carmen?lang=en', '/m/carmen-2']) await phone.open(path);
      phone.network = () => page('Fuera de línea', { status: 404 });
      expect(await read(address)).toBe('Fuera de línea');
      expect(await cached()).toEqual(['/m/carmen-2']);
      phone.network = unavailable;
      await expect(phone.open('/m/carmen')).rejects.toThrow('Failed to fetch');
      expect(await read('/m/carmen-2')).toBe('/m/carmen-2');
    },
  );

  it.each([500, 502, 503])(
    'are shown where the system answers %d, which is kept by none',
    async (status) => {
      phone.network = () => page('Sancocho');
      await phone.open('/m/carmen');
      phone.network = () => page('Un momento, por favor', { status });
      expect(await read('/m/carmen')).toBe('Sancocho');
      expect(await read('/m/another')).toBe('Un momento, por favor');
      phone.network = unavailable;
      expect(await read('/m/carmen')).toBe('Sancocho');
      expect(await cached()).toEqual(['/m/carmen']);
    },
  );

  it.each([
    ['a refusal', page('Demasiados intentos', { status: 429 })],
    ['something that is no page', Response.json({ error: 'x' })],
    ['where another address led', redirected(page('Otro'))],
  ])('do not give way to %s', async (_, reply) => {
    phone.network = () => page('Sancocho');
    await phone.open('/m/carmen');
    phone.network = () => reply;
    await phone.open('/m/carmen');
    phone.network = unavailable;
    expect(await read('/m/carmen')).toBe('Sancocho');
  });

  it('are the ten that were opened last', async () => {
    phone.network = (path) => page(path);
    const all = Array.from({ length: 11 }, (_, turn) => `/m/menu-${turn}`);
    for (const path of all.slice(0, 10)) await phone.open(path);
    await phone.open('/m/menu-0');
    await phone.open('/m/menu-10');
    expect(await cached()).toEqual([...all.slice(2, 10), '/m/menu-0', '/m/menu-10']);
  });

  it('stand in for a page that takes too long, which is told of when it comes', async () => {
    phone.network = () => page('Sancocho');
    await phone.open('/m/carmen');
    jest.useFakeTimers();
    let arrive!: (reply: Response) => void;
    phone.network = () => new Promise<Response>((resolve) => (arrive = resolve));
    const { answer, work } = phone.request('/m/carmen');
    await jest.advanceTimersByTimeAsync(2999);
    const early = jest.fn();
    void answer!.then(early);
    await jest.advanceTimersByTimeAsync(0);
    expect(early).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(await textOf(await answer)).toBe('Sancocho');
    jest.useRealTimers();
    expect(phone.messages).toEqual([]);
    arrive(page('Mofongo'));
    await Promise.all(work);
    expect(phone.messages).toEqual(['page-arrived']);
    phone.network = unavailable;
    expect(await read('/m/carmen')).toBe('Mofongo');
  });

  it('hold the page that came before the worker did, under its own address', async () => {
    phone.network = (path) => (path.startsWith('/m/') ? page(path) : new Response('x'));
    const address = `${ORIGIN}/m/carmen?lang=en&mesa=4#p-flan`;
    await phone.send('message', { page: address, files: [`${ORIGIN}/menu-assets/menu.1.js`] });
    expect(phone.asked).toEqual(['/m/carmen?lang=en', '/menu-assets/menu.1.js']);
    expect(await cached()).toEqual(['/m/carmen?lang=en']);
  });

  it('are forgotten with an older version of the worker, and nothing of others with them', async () => {
    for (const name of ['cartaviva-menu-pages-0', 'cartaviva-menu-files-0', 'another'])
      await phone.caches.open(name);
    phone.network = () => page('Sancocho');
    await phone.open('/m/carmen');
    await phone.send('activate');
    expect(await phone.caches.keys()).toEqual(['another', 'cartaviva-menu-pages-1']);
  });

  it.each([
    ['/api/public/menus/x', {}],
    ['/m/carmen/otra', {}],
    ['/login', {}],
    ['/m/carmen', { method: 'POST' }],
    ['https://elsewhere.do/m/carmen', {}],
  ])('are all that is answered for: %s %p is left to the browser', async (path, init) => {
    phone.network = () => page('Sancocho');
    expect(await phone.open(path, init)).toBeUndefined();
    expect(phone.asked).toEqual([]);
  });
});

describe('the files that a phone keeps', () => {
  let phone: WorkerPhone;
  const script = '/menu-assets/menu.4e5f6a7b.js';
  /** A file is stored only after it was answered. */
  const files = async () =>
    (await (await phone.caches.open('cartaviva-menu-files-1')).keys()).length;
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  const get = async (path: string) => {
    const reply = await phone.open(path);
    for (let turn = 0; turn < 5; turn += 1) await settled();
    return reply;
  };

  beforeEach(async () => {
    phone = await WorkerPhone.start();
  });

  it.each([
    [script, 'text/javascript'],
    ['/menu-assets/fonts/fraunces-0f.woff2', 'font/woff2'],
  ])('are asked for once, and read without signal: %s', async (file, type) => {
    phone.network = () => new Response('"menu"', { headers: { 'content-type': type } });
    await get(file);
    phone.network = unavailable;
    const again = await get(file);
    expect([await again!.text(), again!.headers.get('content-type')]).toEqual(['"menu"', type]);
    expect(phone.asked).toEqual([file]);
  });

  it('are no error pages', async () => {
    phone.network = () => new Response('gone', { status: 404 });
    expect((await get(script))!.status).toBe(404);
    phone.network = () => new Response('"menu"');
    expect(await (await get(script))!.text()).toBe('"menu"');
  });

  it('are at most eighty, none of them large', async () => {
    phone.network = (path) => new Response('x'.repeat(path.includes('large') ? 125_001 : 125_000));
    await get('/objects/large');
    expect(await files()).toBe(0);
    for (let turn = 0; turn < 82; turn += 1) await get(`/objects/${turn}`);
    expect(await files()).toBe(80);
    phone.network = unavailable;
    await expect(get('/objects/1')).rejects.toThrow('Failed to fetch');
    expect((await get('/objects/2'))!.status).toBe(200);
  });
});
