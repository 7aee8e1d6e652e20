import type { MenuView } from '@cartaviva/contracts';
import { openMenu, type MenuItem } from '@cartaviva/rig/clients/restaurant.mjs';
import { Owner } from '@cartaviva/tools/api/owner.mjs';
import { randomUUID } from 'node:crypto';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { system, watchedPage } from './browser';
import { currentEngine } from './engines/engine';

/**
 * A visitor's first question, who am I, is answered 401 and told by Chromium on the console; Firefox tells of fonts
 * whose page was left before they came.
 */
const EXPECTED =
  /401 \(Unauthorized\).*\/api\/auth\/user|download failed \(font-family.*status=2152398850/;

/** Of owners who have one. */
export const PASSWORD = 'clave-larga';

const PERSON = { firstName: 'Altagracia', lastName: 'Rosario' };

const atInterface = () => new Owner(system().url, system().inboxUrl);

/** An address that nobody has. */
const newAddress = (name: string) => `${name}-${randomUUID().slice(0, 8)}@ejemplo.do`;

/** A new owner at the interface, with an account and a session like everybody's. No mail is waited for. */
export async function newOwner(email = newAddress('duena')): Promise<Owner> {
  const owner = atInterface();
  await owner.signInWithGoogle(email);
  return owner;
}

/** An owner at their browser, and the same owner at the interface, to set the table for a journey. */
export interface OwnerAtWork {
  readonly page: Page;
  readonly api: Owner;
  /** What the console said that nobody expected. */
  readonly troubles: () => string[];
}

/** A new owner, signed in, on a device, whose page is still empty. */
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
  // Two sessions: what ends the one at the browser leaves the other.
  const atBrowser = atInterface();
  await enter(atBrowser);
  await signIn(context, atBrowser);
  const { page, errors } = await watchedPage(context);
  return { page, api, troubles: () => errors.filter((error) => !EXPECTED.test(error)) };
}

/** As after `/login`: with the cookies that the owner has at the interface. */
export async function signIn(context: BrowserContext, { cookie }: Owner): Promise<void> {
  const cookies = cookie.split('; ').map((pair) => pair.split('=') as [string, string]);
  await context.addCookies(cookies.map(([name, value]) => ({ name, value, url: system().url })));
}

/** An unpublished menu of the same restaurant, unless the fields say otherwise. */
export async function menuOf(
  api: Owner,
  items: readonly MenuItem[],
  fields: Partial<MenuView> = {},
): Promise<MenuView> {
  const named = { restaurantName: 'Comedor Altagracia', isPublished: false, ...fields };
  return (await openMenu(api, { ...named, items })).menu as MenuView;
}

/** The items of a menu by name, as the interface lists them. */
export async function itemNamesOf(api: Owner, menuId: string): Promise<string[]> {
  const items = (await api.call('GET', `/api/menus/${menuId}/items`)) as { name: string }[];
  return items.map(({ name }) => name);
}
