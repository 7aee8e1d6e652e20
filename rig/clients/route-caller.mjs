import { Owner } from '../../tools/api/owner.mjs';
import { registerAdmin } from './restaurant.mjs';
import { fillMenus } from '../fill/menus.mjs';
import { fillViews } from '../fill/views.mjs';

/** What the measured owner has, however full the database is. */
export const OWN = { menus: 20, views: 20_000 };
/** As many menus of others as are asked for once, so that no gateway has them in its memory. */
const OTHERS = 2000;

/**
 * Who calls the routes, and what about.
 * @typedef {object} RouteCaller
 * @property {Owner} owner with the largest plan, who is an admin as well
 * @property {string} email
 * @property {string} key of the API
 * @property {Owner} diner somebody without a session
 * @property {string} menuId of the owner's most viewed menu, which has 150 items
 * @property {string} draftId of another one
 * @property {string} categoryId
 * @property {readonly string[]} itemIds of that menu, of items without sizes
 * @property {boolean} isOnline
 * @property {string} publicUrl
 * @property {number} sitemaps how many files of menus the sitemap lists
 * @property {() => { id: string, slug: string }} nextMenu of others, published
 */

/**
 * An owner with menus and views of their own: what each caller has is as much, before and after.
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
