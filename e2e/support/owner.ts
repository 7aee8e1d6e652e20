import type { MenuView } from '@cartaviva/contracts';
import { openMenu, type MenuItem } from '@cartaviva/rig/clients/restaurant.mjs';
import { Owner } from '@cartaviva/tools/api/owner.mjs';
import { randomUUID } from 'node:crypto';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { system, watchedPage } from './browser';
import { currentEngine } from './engines/engine';

/**
 * Expected console errors. The first request of a visitor asks for the current user and gets 401, which Chromium
 * logs. Firefox logs fonts that did not load before the page was left.
 */
const EXPECTED =
  /401 \(Unauthorized\).*\/api\/auth\/user|download failed \(font-family.*status=2152398850/;

/** Password of the owners who have one. */
export const PASSWORD = 'clave-larga';

const PERSON = { firstName: 'Altagracia', lastName: 'Rosario' };

const atInterface = () => new Owner(system().url, system().inboxUrl);

const newAddress = (name: string) => `${name}-${randomUUID().slice(0, 8)}@ejemplo.do`;

/** Creates an owner with an account and a session through the API. No mail is needed. */
export async function newOwner(email = newAddress('duena')): Promise<Owner> {
  const owner = atInterface();
  await owner.signInWithGoogle(email);
  return owner;
}

/** Owner at a browser, with an API client of the same owner to prepare data. */
export interface OwnerAtWork {
  readonly page: Page;
  readonly api: Owner;
  /** Console errors that are not expected. */
  readonly troubles: () => string[];
}

/** Registers an owner and opens an empty page on a device, signed in. */
export async function ownerOn(
  browser: Browser,
  device: BrowserContextOptions,
  { hasPassword = false } = {},
): Promise<OwnerAtWork> {
  const email = newAddress('duena');
  const enter = hasPassword
    ? (owner: Owner) => owner.signIn(email, PASSWORD)
    : (owner: Owner) => owner.signInWithGoogle(email);
  const api = atInterface();
  if (hasPassword) await api.register({ email, password: PASSWORD, ...PERSON });
  else await enter(api);
  // This prevents the guide to the first menu from opening.
  await api.call('PUT', '/api/auth/profile', { ...PERSON, sawGuide: true });
  const context = await browser.newContext({ ...device, baseURL: system().url });
  if (currentEngine() === 'Chromium') {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  }
  // The browser gets a session of its own, so that ending it does not affect the API client.
  const atBrowser = atInterface();
  await enter(atBrowser);
  await signIn(context, atBrowser);
  const { page, errors } = await watchedPage(context);
  return { page, api, troubles: () => errors.filter((error) => !EXPECTED.test(error)) };
}

/** Signs a browser in with the cookies of the API client. */
export async function signIn(context: BrowserContext, { cookie }: Owner): Promise<void> {
  const cookies = cookie.split('; ').map((pair) => pair.split('=') as [string, string]);
  await context.addCookies(cookies.map(([name, value]) => ({ name, value, url: system().url })));
}

/** Creates a menu, which is unpublished and belongs to the same restaurant unless `fields` says otherwise. */
export async function menuOf(
  api: Owner,
  items: readonly MenuItem[],
  fields: Partial<MenuView> = {},
): Promise<MenuView> {
  const named = { restaurantName: 'Comedor Altagracia', isPublished: false, ...fields };
  return (await openMenu(api, { ...named, items })).menu as MenuView;
}

export async function itemNamesOf(api: Owner, menuId: string): Promise<string[]> {
  const items = (await api.call('GET', `/api/menus/${menuId}/items`)) as { name: string }[];
  return items.map(({ name }) => name);
}
