import { openRestaurant, register } from '../../../../clients/restaurant.mjs';
import { ownWorkbook } from '../../routes/table.mjs';

/**
 * Somebody who has only just registered downloads all that there is of them, sends the empty workbook back, and
 * then the menus of an account that they had before; there a menu has no items yet.
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
