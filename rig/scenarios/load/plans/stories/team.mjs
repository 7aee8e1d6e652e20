import { randomUUID } from 'node:crypto';
import { linkMailedTo } from '../../../../../tools/api/inbox.mjs';
import { register } from '../../../../clients/restaurant.mjs';

/** @typedef {import('../../../../../tools/api/owner.mjs').Owner} Owner */

/** @param {import('./stories.mjs').Stage} stage @param {Owner} owner @param {string} role */
export async function invite({ system }, owner, role) {
  const email = `${role}-${randomUUID()}@ejemplo.do`;
  const { id } = await owner.call('POST', '/api/invitations', { email, role });
  const token = new URL(await linkMailedTo(system.inboxUrl, email)).hash.slice(1);
  return { id, email, token };
}

/** @param {import('./stories.mjs').Stage} stage @param {Owner} owner @param {string} role */
export async function memberOf(stage, owner, role) {
  const { email, token } = await invite(stage, owner, role);
  const member = await register(stage.system, { email });
  await member.owner.call('POST', '/api/invitations/accept', { token });
  return member;
}
