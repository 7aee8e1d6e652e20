import { Owner } from '../../tools/api/owner.mjs';
import { registerAdmin } from './restaurant.mjs';
import { fillMenus } from '../fill/menus.mjs';
import { fillViews } from '../fill/views.mjs';

/** Data of the measured owner, whatever the size of the database. */
export const OWN = { menus: 20, views: 20_000 };
/** Number of menus of other owners. Each is requested only once, so that no gateway has it in its cache. */
const OTHERS = 2000;

/**
 * User who calls the routes, and the data in those calls.
 * @typedef {object} RouteCaller
 * @property {Owner} owner owner with the largest plan who is also an admin
 * @property {string} email
 * @property {string} key API key
 * @property {Owner} diner visitor without a session
 * @property {string} menuId ID of the owner's most viewed menu, which has 150 items
 * @property {string} draftId ID of another menu
 * @property {string} categoryId
 * @property {readonly string[]} itemIds IDs of items of the first menu that have no sizes
 * @property {boolean} isOnline
 * @property {string} publicUrl
 * @property {number} sitemaps number of menu files that the sitemap lists
 * @property {() => { id: string, slug: string }} nextMenu returns another published menu of another owner each time
 */

/**
 * Registers an owner with menus and views. Each caller has the same amount of data before and after the measurement.
 * @param {import('../system/load-system.mjs').LoadSystem} load
 * @param {number} [views]
 */
export async function ownerWithViews(load, views = OWN.views) {
  const { database, system } = load;
  const { accountId, ...someone } = await registerAdmin(system);
  await fillMenus(database, { menus: OWN.menus, accountId });
  await fillViews(database, { views, accountId, of: 'owner' });
  const { key } = await someone.owner.call('POST', '/api/api-keys', { name: 'Caja' });
  return { ...someone, accountId, key };
}

/**
 * @param {import('../system/load-system.mjs').LoadSystem} load
 * @param {Awaited<ReturnType<typeof ownerWithViews>>} someone
 * @returns {Promise<RouteCaller>}
 */
export async function callerOf({ system, database }, { owner, accountId, email, key }) {
  const one = async (/** @type {string} */ sql, /** @type {unknown[]} */ values = []) =>
    (await database.query(sql, values)).rows;
  const [{ id: menuId }] = await one(
    `SELECT menu_id AS id FROM menus.menu_items JOIN menus.menus menu ON menu.id = menu_id
     WHERE menu.account_id = $1 AND menu.deleted_at IS NULL AND menu_items.deleted_at IS NULL
     GROUP BY menu_id ORDER BY count(*) DESC, menu_id LIMIT 1`,
    [accountId],
  );
  const [{ id: draftId }] = await one(
    `SELECT id FROM menus.menus WHERE account_id = $1 AND id <> $2 AND deleted_at IS NULL LIMIT 1`,
    [accountId, menuId],
  );
  const items = await one(
    `SELECT id FROM menus.menu_items WHERE menu_id = $1 AND deleted_at IS NULL AND sizes = '[]'
     ORDER BY display_order`,
    [menuId],
  );
  const [{ id: categoryId }] = await one(
    `SELECT id FROM menus.menu_categories WHERE menu_id = $1 ORDER BY display_order LIMIT 1`,
    [menuId],
  );
  const others = await one(
    `SELECT id, slug FROM menus.menus WHERE is_published AND account_id <> $1 ORDER BY md5(id::text || $2) LIMIT ${OTHERS}`,
    [accountId, String(Date.now())],
  );
  const index = await (await fetch(`${system.url}/sitemap.xml`)).text();
  await owner.call('PUT', `/api/menus/${menuId}`, { isPublished: true });
  let next = 0;
  return {
    ...{ owner, email, key, menuId, draftId, categoryId, isOnline: true },
    diner: new Owner(system.url, system.inboxUrl),
    itemIds: items.map(({ id }) => id),
    publicUrl: system.running().publicUrl,
    sitemaps: index.split('/sitemaps/menus/').length - 1,
    nextMenu: () => others[(next += 1) % others.length],
  };
}
