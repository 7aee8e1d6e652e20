import { randomUUID } from 'node:crypto';
import { Owner } from '../../../../tools/api/owner.mjs';
import { PASSWORD } from '../../../faults/restaurant.mjs';

/** Somebody who has only just registered downloads all that there is of them. @param {import('./stories.mjs').Stage} stage */
export async function nothingYet({ system }) {
  const one = new Owner(system.url, system.inboxUrl);
  const email = `nueva-${randomUUID()}@ejemplo.do`;
  await one.register({ email, password: PASSWORD, firstName: 'Ana', lastName: 'Peña' });
  await one.call('GET', '/api/account/export');
  await one.call('GET', '/api/workbook');
}
