import { randomUUID } from 'node:crypto';
import { Owner } from '../../tools/api/owner.mjs';
import { until } from '../../tools/engines/ports.mjs';
import { rows } from '../system/rows.mjs';

/**
 * An owner with a published menu of one category, for one scenario alone.
 * @typedef {object} Restaurant
 * @property {Owner} owner
 * @property {string} email
 * @property {string} userId
 * @property {string} menuId
 * @property {(name: string, more?: { key?: string, at?: string }) => Promise<any>} addItem
 *   creates an item, with an Idempotency-Key, at another gateway
 * @property {() => Promise<string[]>} storedItems names of the items that the database has of the menu
 *
 * @param {import('../system/test-system.mjs').TestSystem} system
 * @returns {Promise<Restaurant>}
 */
export async function openRestaurant(system) {
  const owner = new Owner(system.url, system.inboxUrl);
  const email = `fallos-${randomUUID().slice(0, 8)}@ejemplo.do`;
  await owner.register({ email, password: PASSWORD, firstName: 'Fe', lastName: 'Luna' });
  const { id: userId } = await owner.call('GET', '/api/auth/user');
  const { id: menuId } = await owner.call('POST', '/api/menus', {
    name: 'Carta',
    restaurantName: 'Casa Fe',
  });
  const path = `/api/menus/${menuId}`;
  const { id: categoryId } = await owner.call('POST', `${path}/categories`, { name: 'Platos' });
  await owner.call('PUT', path, { isPublished: true });
  return {
    owner,
    email,
    userId,
    menuId,
    addItem: (name, { key, at = system.url } = {}) =>
      owner.call(
        'POST',
        `${at}${path}/items`,
        { name, price: '100', categoryId },
        key ? { 'idempotency-key': key } : {},
      ),
    storedItems: async () => {
      const sql = 'SELECT name FROM menus.menu_items WHERE menu_id = $1';
      return (await rows(system, sql, [menuId])).map(({ name }) => name);
    },
  };
}

/**
 * Saves items, each under another name, until one is acknowledged.
 * @param {Restaurant} restaurant @param {import('../ledger/ledger.mjs').Ledger} ledger @param {number} limitMs
 * @returns {Promise<number>} milliseconds that it took
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

export const PASSWORD = 'una-clave-larga';

/** Addresses of both gateways. @param {import('../system/test-system.mjs').TestSystem} system */
export function gatewaysOf({ url }) {
  const next = new URL(url);
  next.port = String(Number(next.port) + 1);
  return [url, next.origin];
}
