import { signalAll, whenAllReady, whenReplaced } from '../../../../system/running-processes.mjs';
import { openRestaurant } from '../../../../clients/restaurant.mjs';

/**
 * Redis is killed and may have lost the latest events, which are sent again.
 * @param {import('./stories.mjs').Stage} stage
 */
export async function play({ system }) {
  await openRestaurant(system);
  await whenReplaced(system, signalAll(system, /^Redis$/, 'SIGKILL'));
  await whenAllReady(system);
  const { owner, menuId } = await openRestaurant(system);
  await owner.call('PUT', `/api/menus/${menuId}`, { description: 'De vuelta' });
}
