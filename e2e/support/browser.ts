import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  chromium,
  type Browser,
  type BrowserContext,
  type Locator,
  type Page,
  type Request,
} from 'playwright-core';
import { can, currentEngine, type Engine } from './engines/engine';
import { launchFirefox } from './engines/firefox';
import { launchWebKit } from './engines/webkit/browser';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Pages of some seconds are gone before code that was optimized has paid for that.
  '--js-flags=--no-maglev --no-turbofan',
  // As people have it: Playwright turns the cache of pages that were left off.
  '--enable-features=BackForwardCache',
];

const SCREENSHOTS = resolve('e2e/screenshots');

/** Real devices of the two people: an owner's laptop and a diner's phone. */
export const DESK = { viewport: { width: 1280, height: 800 }, locale: 'es-DO' } as const;
export const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'es-DO',
  userAgent:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36',
} as const;

/**
 * Rows for `describe.each`: the device, and what images are called that are taken on it. What a width changes is
 * the same in every engine: beside Chromium there is the phone alone.
 */
export const eachDevice = () =>
  (
    [
      ['un escritorio', DESK, 'desk'],
      ['un teléfono', PHONE, 'phone'],
    ] as const
  ).filter(([, device]) => currentEngine() === 'Chromium' || device === PHONE);

export interface TestSystem {
  readonly url: string;
  readonly inboxUrl: string;
  readonly data: string;
}

/** The system that the global set-up opened. */
export function system(): TestSystem {
  return {
    url: process.env['E2E_URL']!,
    inboxUrl: process.env['E2E_INBOX_URL']!,
    data: process.env['E2E_DATA']!,
  };
}

const LAUNCHERS: Record<Engine, () => Promise<Browser>> = {
  Chromium: () =>
    chromium.launch({
      executablePath: process.env['E2E_CHROMIUM']!,
      args: FLAGS,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    }),
  Firefox: launchFirefox,
  WebKit: launchWebKit,
};

/** The browser of this worker: what a journey opens in it is closed after it (`journey-environment`). */
export async function launch(): Promise<Browser> {
  const { browsers } = globalThis as unknown as { readonly browsers: Map<Engine, Browser> };
  const engine = currentEngine();
  const open = browsers.get(engine);
  if (open?.isConnected()) return open;
  const browser = await LAUNCHERS[engine]();
  browsers.set(engine, browser);
  return browser;
}

interface WatchedPage {
  readonly page: Page;
  readonly errors: string[];
  /** Requests under way, in Chromium alone: WebKit's are not heard, and to hear Firefox's takes its time. */
  readonly pending: ReadonlySet<string>;
}

/** Those of the suite that runs, printed when a journey fails (`journey-environment`, which begins the list). */
const watchedPages = (): WatchedPage[] =>
  (globalThis as unknown as { readonly watchedPages: WatchedPage[] }).watchedPages;

/** A page that remembers its console's errors and what it still waits for, for the journey to look at. */
export async function watchedPage(context: BrowserContext): Promise<WatchedPage> {
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`);
  });
  const pending = new Set<string>();
  if (currentEngine() === 'Chromium') keepPending(page, pending);
  watchedPages().push({ page, errors, pending });
  return { page, errors, pending };
}

function keepPending(page: Page, pending: Set<string>): void {
  const nameOf = (request: Request) => `${request.method()} ${request.url()}`;
  page.on('request', (request) => pending.add(nameOf(request)));
  for (const end of ['requestfinished', 'requestfailed'] as const) {
    page.on(end as 'requestfinished', (request) => pending.delete(nameOf(request)));
  }
}

/** Touches it with a finger, or presses it where the driver has none. */
export const tap = (target: Locator): Promise<void> =>
  can('touch') ? target.tap() : target.click();

/**
 * Back in the history. Firefox tells its driver nothing of a way back within a page: it would wait for ever.
 * The page answers before it leaves.
 */
export const goBack = (page: Page): Promise<void> =>
  page.evaluate(() => void setTimeout(() => history.back()));

/** Where the page is by its own word, also when it went back. */
export const addressOf = async (page: Page): Promise<URL> =>
  new URL(await page.evaluate(() => location.href));

/** With `SCREENSHOTS=1` in the environment, keeps an image of the page for people to judge. */
export async function keepScreenshot(page: Page, name: string): Promise<void> {
  if (!process.env['SCREENSHOTS']) return;
  const folder = join(SCREENSHOTS, currentEngine().toLowerCase());
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
}
