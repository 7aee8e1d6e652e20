/**
 * It loads its module anew for each test.
 *
 * @jest-environment ./rig/jest/node-environment.mjs
 */
import { cacheStorage } from '@cartaviva/web-testing/cache-storage';
import { jest } from '@jest/globals';

const ORIGIN = 'https://cartaviva.do';
const MAIN = '/assets/main.11111111.js';
const KITCHEN = '/remotes/owner-editor/assets/kitchen.22222222.js';
const ENTRY = '/remotes/owner-editor/remoteEntry.js';

interface Asked {
  readonly mode?: string;
  readonly clientId?: string;
  readonly resultingClientId?: string;
}
type Reaction = (event: object) => void;

/** A release as the gateway serves it. The page names the shell's script, and the entry point names the kitchen's. */
const release = (version: string, hash = '22222222'): Readonly<Record<string, string>> => ({
  '/cocina': `<link href="/assets/main.css"><script defer src="${MAIN}"></script>${version}`,
  '/theme.js': 'theme',
  '/remotes.json': '[]',
  [ENTRY]: `${version} {"kitchen":"${hash}"}`,
  '/assets/main.css': 'css',
  [MAIN]: 'main',
  [KITCHEN]: 'kitchen',
});

async function tablet() {
  const reactions = new Map<string, Reaction>();
  const asked: string[] = [];
  const network = {
    files: release('one'),
    isOffline: false,
    answer: undefined as (() => Promise<Response>) | undefined,
  };
  const caches = cacheStorage(ORIGIN);
  Object.assign(globalThis, {
    caches,
    location: new URL('/kitchen-worker.js', ORIGIN),
    clients: { claim: () => Promise.resolve() },
    skipWaiting: () => Promise.resolve(),
    addEventListener: (type: string, react: Reaction) => reactions.set(type, react),
    fetch: (input: string | { url: string }) => {
      const { pathname } = new URL(typeof input === 'string' ? input : input.url, ORIGIN);
      asked.push(pathname);
      if (network.isOffline) return Promise.reject(new TypeError('Failed to fetch'));
      if (network.answer) return network.answer();
      const text = network.files[pathname];
      return Promise.resolve(new Response(text ?? 'nothing', { status: text ? 200 : 404 }));
    },
  });
  jest.resetModules();
  await import('./main');

  async function dispatch(type: string, about: object): Promise<Response | undefined> {
    let answer: Promise<Response> | undefined;
    const work: Promise<unknown>[] = [];
    reactions.get(type)!({
      ...about,
      respondWith: (given: Promise<Response>) => (answer = given),
      waitUntil: (promise: Promise<unknown>) => work.push(promise),
    });
    await Promise.all(work);
    return answer;
  }
  const open = (path: string, { mode = 'no-cors', ...ids }: Asked = {}, method = 'GET') => {
    // Only a browser can create a request with the mode `navigate`.
    const request = new Request(new URL(path, ORIGIN), { method });
    Object.defineProperty(request, 'mode', { value: mode });
    return dispatch('fetch', { request, clientId: '', resultingClientId: '', ...ids });
  };
  const screen = (resultingClientId = '') =>
    open('/cocina?menu=1', { mode: 'navigate', resultingClientId });
  return {
    ...{ network, asked, caches, open, screen, dispatch },
    text: async (reply: Response | undefined) => reply && (await reply.clone().text()),
    shown: (loaded = [MAIN, KITCHEN]) =>
      dispatch('message', { data: loaded.map((file) => ORIGIN + file) }),
  };
}

describe('the kitchen of a tablet that has shown it', () => {
  it('opens without a network, with every file that it is made of', async () => {
    const { network, screen, shown, open, text } = await tablet();
    expect(await text(await screen())).toContain('one');
    await shown();
    network.isOffline = true;
    expect(await text(await screen())).toContain('one');
    for (const path of ['/theme.js', '/remotes.json', ENTRY, MAIN, KITCHEN, '/assets/main.css']) {
      expect(await text(await open(path))).toBe(network.files[path]);
    }
  });

  it('does not where it was never shown whole', async () => {
    const { network, screen, shown } = await tablet();
    await shown([MAIN]);
    network.isOffline = true;
    await expect(screen()).rejects.toThrow('Failed to fetch');
  });

  it('is the network’s whenever there is one, also of a release that came since', async () => {
    const { network, screen, shown, open, text } = await tablet();
    await shown();
    network.files = release('two');
    expect(await text(await screen())).toContain('two');
    expect(await text(await open(ENTRY))).toContain('two');
    await shown();
    network.isOffline = true;
    expect(await text(await screen())).toContain('two');
  });

  it('is the copy where the network fails or takes more than three seconds, and of one release', async () => {
    const { network, screen, shown, open, text } = await tablet();
    await shown();
    network.answer = () => Promise.resolve(new Response('Un momento', { status: 503 }));
    expect(await text(await screen())).toContain('one');
    jest.useFakeTimers();
    network.answer = () => new Promise(() => undefined);
    const late = screen('tab-1');
    await jest.advanceTimersByTimeAsync(3000);
    expect(await text(await late)).toContain('one');
    jest.useRealTimers();
    // The network is back with a newer release, but this document must load the release it started with.
    network.answer = undefined;
    network.files = release('two');
    expect(await text(await open(ENTRY, { clientId: 'tab-1' }))).toContain('one');
    expect(await text(await open(ENTRY, { clientId: 'tab-2' }))).toContain('two');
  });

  it.each([
    ['the kitchen', release('two', '33333333')],
    ['the shell', { ...release('two'), '/cocina': '<script src="/assets/main.44444444.js">' }],
  ])(
    'stays the copy of one release where the network has another of %s by now',
    async (_, files) => {
      const { network, screen, shown, open, text } = await tablet();
      await shown();
      network.files = files;
      await shown();
      network.isOffline = true;
      expect(await text(await screen())).toContain('one');
      for (const path of ['/theme.js', ENTRY, MAIN, KITCHEN]) {
        expect(await text(await open(path))).toBe(release('one')[path]);
      }
    },
  );

  it('stays whole where a file of the newer release cannot be had', async () => {
    const { network, screen, shown, open, text } = await tablet();
    await shown();
    const { ['/assets/main.css']: _, ...files } = release('two');
    network.files = { ...files, '/cocina': files['/cocina']!.replace('main.css', 'new.css') };
    await shown();
    network.isOffline = true;
    expect(await text(await screen())).toContain('one');
    expect(await text(await open(ENTRY))).toContain('one');
  });

  it('waits longer for a release that is known to be newer than its copy', async () => {
    const { network, screen, shown, text } = await tablet();
    await shown();
    network.files = release('two', '33333333');
    await shown();
    jest.useFakeTimers();
    network.answer = () =>
      new Promise((arrive) => setTimeout(() => arrive(new Response('two')), 10_000));
    const opened = screen();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(await text(await opened)).toBe('two');
    jest.useRealTimers();
  });

  it.each([
    ['/api/menus', {}, 'GET'],
    ['/api/auth/user', {}, 'GET'],
    ['/dashboard', { mode: 'navigate' }, 'GET'],
    ['/remotes/owner-dashboard/remoteEntry.js', {}, 'GET'],
    ['/remotes/owner-dashboard/assets/1.11111111.js', {}, 'GET'],
    ['/cocina', { mode: 'cors' }, 'GET'],
    ['https://elsewhere.do/theme.js', {}, 'GET'],
    [MAIN, {}, 'POST'],
  ])(
    'is all that is answered for: %s %p %s is left to the browser',
    async (path, asked, method) => {
      const { open, shown, asked: sent } = await tablet();
      await shown();
      sent.length = 0;
      expect(await open(path, asked, method)).toBeUndefined();
      expect(sent).toEqual([]);
    },
  );

  it('forgets an older version of the worker, and nothing of diners or of what the kitchen read', async () => {
    const { caches, dispatch } = await tablet();
    const others = ['cartaviva-menu-pages-1', 'cartaviva-kitchen-data:1:1'];
    for (const name of [...others, 'cartaviva-kitchen-files-0']) await caches.open(name);
    await dispatch('activate', {});
    expect(await caches.keys()).toEqual(others);
  });
});
