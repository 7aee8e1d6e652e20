import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { violationsOn } from './accessibility';
import { PHONE, watchedPage } from './browser';
import { can } from './engines/engine';

/** A diner with a phone; what is asked beyond it makes the phone another one. */
export async function diner(browser: Browser, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block', ...options });
  return { context, ...(await watchedPage(context)) };
}

/** Opens a menu and waits until the page hears of its changes. */
export async function openLive(page: Page, url: string): Promise<void> {
  // Who does not hear it begin loses nothing: what changed meanwhile comes with it.
  const listening = can('network') && page.waitForResponse((one) => one.url().endsWith('/events'));
  await page.goto(url);
  await listening;
}

/** An item in the list of the menu. */
export const itemRow = (page: Page, name: string): Locator =>
  page.locator('.items > li').filter({ has: page.getByRole('link', { name, exact: true }) });

/** Opens the sheet of an item. */
export async function openItem(page: Page, name: string): Promise<Locator> {
  await page.getByRole('link', { name, exact: true }).click();
  const sheet = page.getByRole('dialog', { name });
  await sheet.waitFor();
  return sheet;
}

/** Lets everything run that the page keeps for when the phone is idle. */
export function idle(page: Page): Promise<unknown> {
  return page.evaluate(() => new Promise((run) => requestIdleCallback(run, { timeout: 5000 })));
}

/** Looks at something else, as who locks the phone or goes to another tab: the page is hidden. */
export function lookElsewhere(page: Page): Promise<void> {
  return page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    Reflect.deleteProperty(document, 'hidden');
  });
}

/** Bodies that the page sends to an address, as they leave. */
export function sentTo(page: Page, path: string): Record<string, unknown>[] {
  const sent: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) sent.push(request.postDataJSON() as never);
  });
  return sent;
}

/** What axe finds that keeps somebody out. */
export const barriers = (page: Page) => findings(page, ['serious', 'critical']);

/** What axe finds of some impact, or of any, once nothing moves any more. */
export async function findings(page: Page, impacts?: readonly string[]): Promise<string[]> {
  await page.evaluate(() => Promise.all(document.getAnimations().map((one) => one.finished)));
  const violations = await violationsOn(page);
  return violations
    .filter(({ impact }) => !impacts || impacts.includes(impact ?? ''))
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** How many pixels the page is wider than the screen. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
