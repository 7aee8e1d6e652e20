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
  // Pages live for a few seconds, which is too short for optimized code to pay off.
  '--js-flags=--no-maglev --no-turbofan',
  // Users have this cache, but Playwright disables it by default.
  '--enable-features=BackForwardCache',
];

const SCREENSHOTS = resolve('e2e/screenshots');

/** Typical devices: an owner's laptop and a diner's phone. */
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
 * Rows for `describe.each`: the device, and its name in screenshots. `npm test` uses the phone, as most people do.
 * `npm run test:all` also uses the desk, in Chromium alone, because a width has the same effect in every engine.
 */
export const eachDevice = () =>
  (
    [
      ['un escritorio', DESK, 'desk'],
      ['un teléfono', PHONE, 'phone'],
    ] as const
  ).filter(
    ([, device]) =>
      device === PHONE || (currentEngine() === 'Chromium' && Boolean(process.env['ALL_TESTS'])),
  );

export interface TestSystem {
  readonly url: string;
  readonly inboxUrl: string;
  readonly data: string;
}

/** System that the global setup started. */
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

/** Returns the browser of this worker. `journey-environment` closes everything that a journey opens in it. */
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
  /**
   * Pending requests. They are only recorded in Chromium: the driver of WebKit does not report them, and in Firefox
   * recording takes time.
   */
  readonly pending: ReadonlySet<string>;
}

/** Pages of the current suite. `journey-environment` creates the list and prints the pages when a journey fails. */
const watchedPages = (): WatchedPage[] =>
  (globalThis as unknown as { readonly watchedPages: WatchedPage[] }).watchedPages;

/** Opens a page and records its console errors and pending requests. */
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

/** Taps an element, or clicks it where the driver does not support touch. */
export const tap = (target: Locator): Promise<void> =>
  can('touch') ? target.tap() : target.click();

/**
 * Goes back in the history. Playwright's own method would wait forever in Firefox, which does not report navigation
 * within a page. The timeout lets the call return before the page goes away.
 */
export const goBack = (page: Page): Promise<void> =>
  page.evaluate(() => void setTimeout(() => history.back()));

/** Reads the address from the page itself, which is also right after going back. */
export const addressOf = async (page: Page): Promise<URL> =>
  new URL(await page.evaluate(() => location.href));

/** Takes a screenshot for people to review when the variable `SCREENSHOTS` is set to 1. */
export async function keepScreenshot(page: Page, name: string): Promise<void> {
  if (!process.env['SCREENSHOTS']) return;
  const folder = join(SCREENSHOTS, currentEngine().toLowerCase());
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
}
