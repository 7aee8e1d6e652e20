import { smallImage } from '../../../../clients/photos.mjs';
import { openRestaurant, PASSWORD } from '../../../../clients/restaurant.mjs';
import { rows } from '../../../../system/database.mjs';
import { restartServices } from './restart.mjs';

/**
 * Longer than deleted data is kept, and longer than the time between the closing and the erasure of an account, in
 * days.
 */
const DAYS = 45;
/** A plan of this duration is about to expire by then, in less than three days. */
const ALMOST = 47;
const DAY_MS = 24 * 3_600_000;

/** Moves every timestamp in tables without partitions into the past. */
const AGE = `
  DO $$ DECLARE aged record; BEGIN
    SET LOCAL session_replication_role = replica;
    FOR aged IN
      SELECT attrelid::regclass AS name,
        string_agg(format('%1$I = %1$I - interval ''${DAYS} days''', attname), ', ') AS changes
      FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
      WHERE relnamespace::regnamespace::text = ANY ('{identity,menus,billing,media}')
        AND relkind = 'r' AND NOT relispartition AND attnum > 0 AND NOT attisdropped
        AND atttypid = 'timestamptz'::regtype AND attgenerated = ''
      GROUP BY attrelid
    LOOP EXECUTE format('UPDATE %s SET %s', aged.name, aged.changes); END LOOP;
  END $$`;

/**
 * Six weeks pass, because all timestamps are moved into the past: scheduled changes run, trials end, plans are about
 * to expire, the trash is emptied, and a closed account is erased.
 * @param {import('./stories.mjs').Stage} stage
 */
export async function play(stage) {
  const { system } = stage;
  await leaveWork(stage);
  await leaveTrash(stage);
  await closeAccount(stage);
  await rows(system, AGE);
  await restartServices(system);
}

/** Creates work that is due by then. @param {import('./stories.mjs').Stage} stage */
async function leaveWork({ system, admin }) {
  const { owner, userId, menuId, addItem } = await openRestaurant(system);
  const { id } = await addItem('Mero');
  const tomorrow = new Date(Date.now() + DAY_MS).toISOString();
  await owner.call('PUT', `/api/items/${id}`, { isAvailable: false, availableAgainAt: tomorrow });
  const prices = { kind: 'percent', percent: 8, menuIds: [menuId] };
  await owner.call('POST', '/api/scheduled-changes', { at: tomorrow, kind: 'prices', prices });
  const menus = { at: tomorrow, kind: 'unpublish', menuIds: [menuId] };
  await owner.call('POST', '/api/scheduled-changes', menus);
  const expiresAt = new Date(Date.now() + ALMOST * DAY_MS).toISOString();
  await admin.call('PUT', `/api/admin/users/${userId}/plan`, { plan: 'empresarial', expiresAt });
}

/** @param {import('./stories.mjs').Stage} stage */
async function leaveTrash({ system }) {
  const { owner, menuId, addItem } = await openRestaurant(system);
  const { id } = await addItem('Mangú');
  await owner.call('DELETE', `/api/items/${id}`);
  const [{ id: categoryId }] = await owner.call('GET', `/api/menus/${menuId}/categories`);
  await owner.call('DELETE', `/api/categories/${categoryId}`);
  const { id: deleted } = await owner.call('POST', `/api/menus/${menuId}/duplicate`);
  await owner.call('DELETE', `/api/menus/${deleted}`);
}

/** @param {import('./stories.mjs').Stage} stage */
async function closeAccount({ system }) {
  const { owner, menuId, addItem } = await openRestaurant(system);
  const imageUrl = await owner.uploadItemImage(await smallImage());
  const { id } = await addItem('Sancocho');
  await owner.call('PUT', `/api/items/${id}`, { imageUrl });
  const menus = [{ menuId }];
  await owner.call('POST', '/api/restaurants', { name: 'Casa Fe', menus });
  await owner.call('DELETE', '/api/account', { password: PASSWORD });
}
