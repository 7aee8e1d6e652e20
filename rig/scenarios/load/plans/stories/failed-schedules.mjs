import { until } from '../../../../../tools/engines/ports.mjs';
import { openRestaurant } from '../../../../clients/restaurant.mjs';
import { rows, whileHeld } from '../../../../system/database.mjs';

const DAY_MS = 24 * 3_600_000;
const LIMIT_MS = 60_000;
const A_DAY_LATER = `UPDATE menus.scheduled_changes SET at = at - interval '1 day' WHERE id = $1`;
const ENDED = 'SELECT FROM menus.scheduled_changes WHERE id = $1 AND ended_at IS NOT NULL';
const TRIED = 'SELECT FROM menus.scheduled_changes WHERE id = $1 AND attempts > 0';

/**
 * Scheduled changes fail: the menu of one was deleted, and the menu of another is locked by an operator for longer
 * than a statement may take.
 * @param {import('./stories.mjs').Stage} stage
 */
export async function play({ system }) {
  const deleted = await openRestaurant(system);
  const id = await agreeOn(deleted);
  await deleted.owner.call('DELETE', `/api/menus/${deleted.menuId}`);
  await rows(system, A_DAY_LATER, [id]);
  await when(system, ENDED, id);

  const locked = await openRestaurant(system);
  const lateId = await agreeOn(locked);
  const lock = `BEGIN; SELECT FROM menus.menus WHERE id = '${locked.menuId}' FOR UPDATE`;
  await whileHeld(system, lock, async () => {
    await rows(system, A_DAY_LATER, [lateId]);
    await when(system, TRIED, lateId);
  });
}

/** @param {import('../../../../clients/restaurant.mjs').Restaurant} restaurant */
async function agreeOn({ owner, menuId }) {
  const at = new Date(Date.now() + DAY_MS).toISOString();
  const wanted = { at, kind: 'unpublish', menuIds: [menuId] };
  const { id } = await owner.call('POST', '/api/scheduled-changes', wanted);
  return id;
}

/** @param {import('./stories.mjs').Stage['system']} system @param {string} sql @param {string} id */
const when = (system, sql, id) =>
  until(
    async () => (await rows(system, sql, [id])).length > 0,
    LIMIT_MS,
    'nobody dealt with a scheduled change',
  );
