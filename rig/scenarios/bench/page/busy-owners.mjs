import { setTimeout as pause } from 'node:timers/promises';
import { openRestaurant } from '../../../clients/restaurant.mjs';

const OWNERS = 3;
const ITEMS = 20;
/** Pause of an owner between a response and the next request, in milliseconds. */
const PAUSE_MS = 50;

/**
 * Registers owners who change their own menus, each with one request at a time: prices, availability, menu names, and
 * items that they create and delete. The changes pass through every service and its events.
 * @param {import('../../../system/test-system.mjs').TestSystem} system
 */
export async function busyOwners(system) {
  /** @type {import('../../../clients/restaurant.mjs').Restaurant[]} */
  const all = [];
  for (let one = 0; one < OWNERS; one += 1)
    all.push(await openRestaurant(system, { items: ITEMS }));
  const itemIds = await Promise.all(
    all.map(async ({ owner, menuId }) => {
      const items = await owner.call('GET', `/api/menus/${menuId}/items`);
      return items.map((/** @type {{ id: string }} */ { id }) => id);
    }),
  );
  return {
    /** @param {() => Promise<void>} work @returns {Promise<number>} writes per second */
    async during(work) {
      let isOver = false;
      const start = performance.now();
      const written = all.map(async ({ owner, menuId }, one) => {
        let writes = 0;
        for (; !isOver; writes += 1) {
          await write(owner, { menuId, itemId: itemIds[one][writes % ITEMS], turn: writes });
          await pause(PAUSE_MS);
        }
        return writes;
      });
      await work().finally(() => (isOver = true));
      const writes = (await Promise.all(written)).reduce((sum, count) => sum + count, 0);
      return writes / ((performance.now() - start) / 1000);
    },
  };
}

/**
 * @param {import('../../../../tools/api/owner.mjs').Owner} owner
 * @param {{ menuId: string, itemId: string, turn: number }} about
 */
async function write(owner, { menuId, itemId, turn }) {
  const item = `/api/items/${itemId}`;
  if (turn % 4 === 0) return owner.call('PUT', item, { price: `${200 + (turn % 500)}.00` });
  if (turn % 4 === 1) return owner.call('PUT', item, { isAvailable: turn % 8 === 1 });
  if (turn % 4 === 2) return owner.call('PUT', `/api/menus/${menuId}`, { name: `Carta ${turn}` });
  const fields = { name: `Del día ${turn}`, price: '250.00' };
  const { id } = await owner.call('POST', `/api/menus/${menuId}/items`, fields);
  return owner.call('DELETE', `/api/items/${id}`);
}
