import type { Browser, BrowserContextOptions } from 'playwright-core';
import { violationsOn } from './support/accessibility';
import { DESK, system, launch, PHONE, watchedPage } from './support/browser';
import { can, itWith } from './support/engines/engine';
import { eventually } from './support/eventually';

/** A page of each layout. Another test reads every page on a small phone. */
const LAYOUTS = [
  '/',
  '/estado-sistema',
  '/centro-ayuda',
  '/centro-ayuda/primer-menu',
  '/documentacion-api',
  '/documentacion-api/items',
  '/cookies',
];

/** Smallest phone in use. */
const SMALL_PHONE = { ...PHONE, viewport: { width: 360, height: 740 } } as const;

const ASKED_BY_A_PERSON = { accept: 'text/html,*/*;q=0.8' };

/** Half of the layout shift that counts as good (https://web.dev/articles/cls). */
const MAX_SHIFT = 0.05;

/** A page of each kind. */
const KINDS = ['/', '/centro-ayuda/primer-menu', '/documentacion-api/items', '/cookies'];

/** Each layout and each colour scheme, with the pages to check. */
const READERS: readonly (readonly [string, BrowserContextOptions, readonly string[]])[] = [
  ['en el escritorio', { ...DESK, colorScheme: 'light' }, LAYOUTS],
  ['de noche en el teléfono', { ...PHONE, colorScheme: 'dark' }, KINDS],
];

describe('las páginas del sitio', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });

  it.each(READERS)(
    'se leen %s sin moverse cuando llega la aplicación, sin faltas de accesibilidad ni desbordarse',
    async (_, options, pages) => {
      const context = await browser.newContext(options);
      const { page, pending } = await watchedPage(context);
      if (can('early scripts')) await page.addInitScript(watchShifts);
      for (const path of [...pages, '/centro-ayuda/no-existe']) {
        await page.goto(system().url + path);
        await page.evaluate(() => (document.getElementById('root')!.dataset['written'] = ''));
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight * 0.4));
        // Only a touch or pointer movement starts the app, which takes the page over. The pointer keeps moving,
        // because movements before the first script are lost.
        let across = 10;
        await eventually(async () => {
          await page.mouse.move((across = 30 - across), 10);
          return page.evaluate(() => !document.querySelector('[data-written]'));
        }, `the app did not take ${path} over`);
        await page.getByRole('heading', { level: 1 }).waitFor();
        const isComplete = async () => {
          if (pending.size > 0) return false;
          await page.evaluate(twoFrames);
          return pending.size === 0;
        };
        await eventually(isComplete, `something of ${path} did not arrive`);
        const shifted = await page.evaluate(
          () => (window as unknown as Partial<Watched>).shifted ?? 0,
        );
        expect([path, shifted < MAX_SHIFT]).toEqual([path, true]);
        // The diner page in its frame loads when it is near the viewport and has tests of its own.
        const violations = await violationsOn(page);
        expect([path, violations.map(({ id, nodes }) => [id, nodes[0]?.html])]).toEqual([path, []]);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect([path, overflow]).toEqual([path, 0]);
      }
      await context.close();
    },
  );

  itWith('no scripts')(
    'se leen sin JavaScript en un teléfono pequeño, con sus imágenes, sin botones muertos ni un enlace roto, ni a una página ni a una parte de ella',
    async () => {
      const context = await browser.newContext({ ...SMALL_PHONE, javaScriptEnabled: false });
      const page = await context.newPage();
      const pages = await writtenPages();
      const articles = pages.filter((path) => path.startsWith('/centro-ayuda/'));
      expect(articles.length).toBeGreaterThanOrEqual(24);
      const contents = new Map<string, { links: string[]; ids: string[] }>();
      for (const path of pages) {
        await page.goto(system().url + path);
        contents.set(path, await page.evaluate(linksAndIds));
        expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(200);
        expect([path, await page.evaluate(faults)]).toEqual([path, []]);
      }
      await context.close();
      const links = new Set([...contents.values()].flatMap((content) => content.links));
      expect(links.size).toBeGreaterThan(80);
      const broken: string[] = [];
      for (const link of links) {
        const { pathname, hash } = new URL(link);
        const { status } = await fetch(link, { redirect: 'manual', headers: ASKED_BY_A_PERSON });
        const ids = contents.get(pathname)?.ids;
        const leads = !hash || !ids || ids.includes(hash.slice(1));
        if (status >= 400 || !leads) broken.push(`${link} ${status}`);
      }
      expect(broken).toEqual([]);
    },
  );

  itWith('no scripts').each(['/no-existe', '/centro-ayuda/no-existe', '/no/hay/nada'])(
    'dicen con un 404 que en %s no hay nada, y por dónde seguir, sin JavaScript',
    async (path) => {
      for (const [, options] of READERS) {
        const context = await browser.newContext({ ...options, javaScriptEnabled: false });
        const page = await context.newPage();
        const answer = await page.goto(system().url + path);
        expect(answer?.status()).toBe(404);
        expect(await page.title()).toBe('Página no encontrada · CartaViva');
        expect(await page.getByRole('main').innerText()).toContain(path);
        expect(await page.evaluate(faults)).toEqual([]);
        const help = page.getByRole('link', { name: 'Buscar en la ayuda' });
        expect(await help.isVisible()).toBe(false);
        await page.getByRole('link', { name: 'Centro de Ayuda' }).click();
        await page.getByRole('heading', { level: 1, name: 'Centro de Ayuda' }).waitFor();
        await context.close();
      }
    },
  );
});

/** Runs in the page. After two frames, pending content is rendered and its requests are sent. */
function twoFrames(): Promise<void> {
  return new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn())));
}

/** Paths of the site's pages in the sitemap, except for the sign-up screen. */
async function writtenPages(): Promise<string[]> {
  const sitemap = await (await fetch(`${system().url}/sitemaps/site.xml`)).text();
  return [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)]
    .map(([, url]) => new URL(url!).pathname)
    .filter((path) => path !== '/registro');
}

/** Runs in the page and lists broken elements and controls that need a script. */
async function faults(): Promise<string[]> {
  const isShown = (element: Element) => element.checkVisibility();
  const images = [...document.images].filter(isShown);
  for (const image of images) image.loading = 'eager';
  await Promise.allSettled(images.map((image) => image.decode()));
  const levels = [...document.querySelectorAll('h1, h2, h3, h4')]
    .filter(isShown)
    .map(({ tagName }) => Number(tagName.slice(1)));
  const { scrollWidth, clientWidth } = document.documentElement;
  return [
    ...images.filter((image) => !image.naturalWidth).map(({ src }) => `picture ${src}`),
    // Radio buttons select content that is already in the page (`SamplesTabs`).
    ...[...document.querySelectorAll('button, input:not([type=radio]), textarea, select')]
      .filter(isShown)
      .map(({ outerHTML }) => `control ${outerHTML}`),
    ...levels
      .filter((level, at) => level > (levels[at - 1] ?? 0) + 1)
      .map((level) => `heading h${level} out of order`),
    ...(scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px too wide`] : []),
  ];
}

/** Runs in the page. Returns the links within this installation, and the IDs that links may target. */
function linksAndIds(): { links: string[]; ids: string[] } {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')];
  return {
    links: links.filter(({ origin }) => origin === location.origin).map(({ href }) => href),
    ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
  };
}

interface Watched {
  shifted: number;
}

/** Runs in the page before its own scripts and adds up all layout shifts, including those after user input. */
function watchShifts(): void {
  const watched = Object.assign(window, { shifted: 0 }) satisfies Watched;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
      watched.shifted += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
