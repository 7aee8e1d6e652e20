import { randomUUID } from 'node:crypto';
import { linkMailedTo } from '../../../../../tools/api/inbox.mjs';
import { Owner } from '../../../../../tools/api/owner.mjs';
import { PASSWORD } from '../../../../clients/restaurant.mjs';

/**
 * Invites somebody who has no account yet.
 * @param {import('./stories.mjs').Stage} stage @param {Owner} owner @param {string} role
 */
export async function invite({ system }, owner, role) {
  const email = `${role}-${randomUUID()}@ejemplo.do`;
  const { id } = await owner.call('POST', '/api/invitations', { email, role });
  const token = new URL(await linkMailedTo(system.inboxUrl, email)).hash.slice(1);
  return { id, email, token };
}

/**
 * Somebody who came by an invitation.
 * @param {import('./stories.mjs').Stage} stage @param {Owner} owner @param {string} role
 */
export async function memberOf(stage, owner, role) {
  const { system } = stage;
  const { email, token } = await invite(stage, owner, role);
  const one = new Owner(system.url, system.inboxUrl);
  await one.register({ email, password: PASSWORD, firstName: 'Rosa', lastName: 'Rosario' });
  await one.call('POST', '/api/invitations/accept', { token });
  const { id: userId } = await one.call('GET', '/api/auth/user');
  return { owner: one, userId };
}
