import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { violationsOn } from './accessibility';
import { PHONE, watchedPage } from './browser';
import { can } from './engines/engine';

/** Opens a page for a diner with a phone. `options` override those of the phone. */
export async function diner(browser: Browser, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block', ...options });
  return { context, ...(await watchedPage(context)) };
}

/** Opens a menu and waits until the page listens to its changes. */
export async function openLive(page: Page, url: string): Promise<void> {
  // Without this wait nothing is lost, because the stream begins with changes that happened meanwhile.
  const listening = can('network') && page.waitForResponse((one) => one.url().endsWith('/events'));
  await page.goto(url);
  await listening;
}

export const itemRow = (page: Page, name: string): Locator =>
  page.locator('.items > li').filter({ has: page.getByRole('link', { name, exact: true }) });

export async function openItem(page: Page, name: string): Promise<Locator> {
  await page.getByRole('link', { name, exact: true }).click();
  const sheet = page.getByRole('dialog', { name });
  await sheet.waitFor();
  return sheet;
}

/** Opens the restaurant's data, which include the buttons for text size and sharing. */
export async function openInfo(page: Page): Promise<Locator> {
  await page.getByRole('link', { name: 'Información' }).click();
  const info = page.getByRole('complementary', { name: 'Información' });
  await info.waitFor();
  return info;
}

/** Follows the link to another language of the menu. */
export async function readIn(page: Page, language: string): Promise<void> {
  await page.locator('.langs summary').click();
  await page.getByRole('link', { name: language }).click();
}

/** Waits until the page has run its idle callbacks. */
export function idle(page: Page): Promise<unknown> {
  return page.evaluate(() => new Promise((run) => requestIdleCallback(run, { timeout: 5000 })));
}

/** Hides the page, as when the user locks the phone or switches tabs. */
export function lookElsewhere(page: Page): Promise<void> {
  return page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    Reflect.deleteProperty(document, 'hidden');
  });
}

/** Bodies of the requests that the page sends to a path. */
export function sentTo(page: Page, path: string): Record<string, unknown>[] {
  const sent: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) sent.push(request.postDataJSON() as never);
  });
  return sent;
}

/** Findings of axe that prevent people from using the page. */
export const barriers = (page: Page) => findings(page, ['serious', 'critical']);

/** Findings of axe after all animations have ended, filtered by impact. */
export async function findings(page: Page, impacts?: readonly string[]): Promise<string[]> {
  await page.evaluate(() => Promise.all(document.getAnimations().map((one) => one.finished)));
  const violations = await violationsOn(page);
  return violations
    .filter(({ impact }) => !impacts || impacts.includes(impact ?? ''))
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** Number of pixels by which the page is wider than the screen. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
