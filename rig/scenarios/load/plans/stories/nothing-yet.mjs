import { randomUUID } from 'node:crypto';
import { Owner } from '../../../../../tools/api/owner.mjs';
import { openRestaurant, PASSWORD } from '../../../../clients/restaurant.mjs';
import { ownWorkbook } from '../../routes/table.mjs';

/**
 * Somebody who has only just registered downloads all that there is of them, sends the empty workbook back, and
 * then the menus of an account that they had before; there a menu has no items yet.
 * @param {import('./stories.mjs').Stage} stage
 */
export async function nothingYet({ system }) {
  const one = new Owner(system.url, system.inboxUrl);
  const email = `nueva-${randomUUID()}@ejemplo.do`;
  await one.register({ email, password: PASSWORD, firstName: 'Ana', lastName: 'Peña' });
  await one.call('GET', '/api/account/export');
  await one.call('POST', '/api/workbook', await ownWorkbook(one));

  const { owner: before, addItem } = await openRestaurant(system);
  await before.call('POST', '/api/workbook', await ownWorkbook(before));
  await addItem('Mero');
  await one.call('POST', '/api/workbook', await ownWorkbook(before));
}
