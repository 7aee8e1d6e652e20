import { randomUUID } from 'node:crypto';
import { Owner } from '../../tools/api/owner.mjs';
import { until } from '../../tools/engines/ports.mjs';
import { isServed } from './clients.mjs';
import { rows } from '../system/database.mjs';

export const PASSWORD = 'una-clave-larga';
/** A system that just started on a busy machine may answer 503 for this long, in milliseconds. */
const BUSY_MS = 300_000;
const SECTIONS = 5;

/**
 * Addresses of a system that an owner needs.
 * @typedef {{ url: string, inboxUrl: string }} Place
 * @typedef {{ email?: string, password?: string, firstName?: string, lastName?: string }} Person
 */

/**
 * @param {Place} system
 * @param {Person & { isPatient?: boolean }} [who] `isPatient`: retries while the status is 503
 * @returns {Promise<{ owner: Owner, email: string, userId: string, accountId: string }>}
 */
export async function register({ url, inboxUrl }, { isPatient = false, ...person } = {}) {
  const owner = new Owner(url, inboxUrl);
  const email = person.email ?? `duena-${randomUUID().slice(0, 8)}@ejemplo.do`;
  const whole = { password: PASSWORD, firstName: 'Fe', lastName: 'Luna', ...person, email };
  const isIn = () => isServed(owner.register(whole));
  await (isPatient ? until(isIn, BUSY_MS, 'nobody can register') : owner.register(whole));
  const { id: userId, account } = await owner.call('GET', '/api/auth/user');
  return { owner, email, userId, accountId: account.id };
}

/**
 * Registers an owner with the largest plan who is also an admin, and so may call everything.
 * @param {import('../system/test-system.mjs').TestSystem} system
 */
export async function registerAdmin(system) {
  const { owner, email, userId, accountId } = await register(system, { isPatient: true });
  await rows(system, `UPDATE identity.users SET role = 'admin' WHERE id = $1`, [userId]);
  await owner.signIn(email, PASSWORD);
  const plan = { plan: 'empresarial', expiresAt: null };
  await owner.call('PUT', `/api/admin/users/${userId}/plan`, plan);
  return { owner, email, userId, accountId };
}

/**
 * Item in the format of the API, with the name of its category.
 * @typedef {{ name: string, price: string, category?: string, [field: string]: unknown }} MenuItem
 */

/** Creates distinct items in five sections. @param {number} count @returns {MenuItem[]} */
export const someItems = (count) =>
  Array.from({ length: count }, (_, at) => {
    const [section, item] = [Math.floor((at * SECTIONS) / count), at % (count / SECTIONS)];
    return {
      category: `Sección ${section + 1}`,
      name: `Plato ${section + 1}.${item + 1}`,
      description: `Hecho al momento con lo que trajo el mercado, número ${item * 37 + section}.`,
      price: `${150 + item * 35 + section}.00`,
    };
  });

/**
 * Creates a menu with its items in their categories, in order. Without `items`, it has one empty category.
 * @param {Owner} owner
 * @param {{ items?: readonly MenuItem[], isPublished?: boolean, [field: string]: unknown }} [what] items and further
 *   fields of the menu
 * @returns {Promise<{ menu: any, menuId: string, categoryId: string, itemIds: Map<string, string> }>} `itemIds` by
 *   name
 */
export async function openMenu(owner, { items, isPublished = true, ...fields } = {}) {
  const named = { name: 'Carta', restaurantName: 'Casa Fe', ...fields };
  const menu = await owner.call('POST', '/api/menus', named);
  const path = `/api/menus/${menu.id}`;
  const names = items?.flatMap(({ category }) => category ?? []) ?? ['Platos'];
  /** @type {Map<string | undefined, string>} */
  const categories = new Map();
  for (const name of new Set(names)) {
    categories.set(name, (await owner.call('POST', `${path}/categories`, { name })).id);
  }
  /** @type {Map<string, string>} */
  const itemIds = new Map();
  for (const { category, ...item } of items ?? []) {
    const whole = { ...item, categoryId: categories.get(category) ?? null };
    itemIds.set(item.name, (await owner.call('POST', `${path}/items`, whole)).id);
  }
  if (isPublished) await owner.call('PUT', path, { isPublished });
  const [categoryId = ''] = categories.values();
  return { menu, menuId: menu.id, categoryId, itemIds };
}

/**
 * Creates an owner with a published menu.
 * @typedef {Awaited<ReturnType<typeof openRestaurant>>} Restaurant
 * @param {import('../system/test-system.mjs').TestSystem} system
 * @param {Person & { isPatient?: boolean, items?: number }} [who]
 */
export async function openRestaurant(system, { items = 0, ...who } = {}) {
  const { owner, email, userId, accountId } = await register(system, who);
  const { menuId, categoryId } = await openMenu(
    owner,
    items > 0 ? { items: someItems(items) } : {},
  );
  return {
    ...{ owner, email, userId, accountId, menuId, categoryId },
    /**
     * Creates an item, optionally with an Idempotency-Key or at another gateway.
     * @param {string} name @param {{ key?: string, at?: string }} [more] @returns {Promise<any>}
     */
    addItem: (name, { key, at = system.url } = {}) =>
      owner.call(
        'POST',
        `${at}/api/menus/${menuId}/items`,
        { name, price: '100', categoryId },
        key ? { 'idempotency-key': key } : {},
      ),
    /** @returns {Promise<string[]>} */
    storedItems: async () => {
      const sql = 'SELECT name FROM menus.menu_items WHERE menu_id = $1';
      return (await rows(system, sql, [menuId])).map(({ name }) => name);
    },
  };
}

/**
 * Writes items under different names until one succeeds.
 * @param {Restaurant} restaurant @param {import('../ledger.mjs').Ledger} ledger @param {number} limitMs
 * @returns {Promise<number>} duration in milliseconds
 */
export async function whenSavedAgain({ addItem }, ledger, limitMs) {
  const start = Date.now();
  const save = async () => {
    const name = randomUUID();
    return (await ledger.write(name, () => addItem(name))) === 200;
  };
  await until(save, limitMs, `nothing could be saved for ${limitMs} ms`);
  return Date.now() - start;
}

/** @param {Place} system */
export function gatewaysOf({ url }) {
  const next = new URL(url);
  next.port = String(Number(next.port) + 1);
  return [url, next.origin];
}
