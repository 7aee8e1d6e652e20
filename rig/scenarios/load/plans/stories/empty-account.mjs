import { openRestaurant, register } from '../../../../clients/restaurant.mjs';
import { ownWorkbook } from '../../routes/table.mjs';

/**
 * A newly registered owner downloads all data, uploads the empty workbook, and then uploads the menus of an earlier
 * account, in which a menu has no items yet.
 * @param {import('./stories.mjs').Stage} stage
 */
export async function play({ system }) {
  const { owner: one } = await register(system);
  await one.call('GET', '/api/account/export');
  await one.call('POST', '/api/workbook', await ownWorkbook(one));

  const { owner: before, addItem } = await openRestaurant(system);
  await before.call('POST', '/api/workbook', await ownWorkbook(before));
  await addItem('Mero');
  await one.call('POST', '/api/workbook', await ownWorkbook(before));
}
