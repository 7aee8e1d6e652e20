import { Owner } from '../../../../../tools/api/owner.mjs';
import { rows } from '../../../../system/database.mjs';

/** Makes the last use old enough for the next use of a session or key to be recorded. */
const USED_LONG_AGO = ['sessions', 'api_keys'].map(
  (table) => `UPDATE identity.${table} SET last_used_at = last_used_at - interval '1 day'`,
);

/** A user and their program return after a day. @param {import('./stories.mjs').Stage} stage */
export async function play({ system, admin }) {
  const { key } = await admin.call('POST', '/api/api-keys', { name: 'Caja' });
  const authorization = { authorization: `Bearer ${key}` };
  const program = new Owner(system.url, system.inboxUrl);
  await program.call('GET', '/api/menus', undefined, authorization);
  for (const sql of USED_LONG_AGO) await rows(system, sql);
  await program.call('GET', '/api/menus', undefined, authorization);
  await admin.call('GET', '/api/menus');
}
