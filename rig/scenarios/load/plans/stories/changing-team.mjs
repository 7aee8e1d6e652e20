import { openRestaurant, PASSWORD } from '../../../../clients/restaurant.mjs';
import { rows } from '../../../../system/database.mjs';
import { invite, memberOf } from './team.mjs';

/** @typedef {import('./stories.mjs').Stage} Stage */

/** An invitation can be mailed again once per minute. */
const MINUTE_LATER = `UPDATE identity.invitations SET sent_at = sent_at - interval '1 minute' WHERE id = $1`;

/**
 * A team changes: an invitation is mailed again, and another one is withdrawn. A member gets another role, and
 * another leaves while they work in the account. The account is offered to a member who declines, and offered again
 * until the owner withdraws the offer.
 * @param {Stage} stage
 */
export async function play(stage) {
  const { system, admin } = stage;
  const { owner, userId, accountId } = await openRestaurant(system);
  const plan = { plan: 'empresarial', expiresAt: null };
  await admin.call('PUT', `/api/admin/users/${userId}/plan`, plan);

  const { id } = await invite(stage, owner, 'editor');
  await rows(system, MINUTE_LATER, [id]);
  await owner.call('POST', `/api/invitations/${id}/resend`);
  await owner.call('DELETE', `/api/invitations/${id}`);

  const cook = await memberOf(stage, owner, 'editor');
  await owner.call('PATCH', `/api/people/${cook.userId}`, { role: 'analyst' });
  await cook.owner.call('POST', `/api/accounts/${accountId}/enter`);
  await cook.owner.call('DELETE', `/api/accounts/${accountId}`);

  const manager = await memberOf(stage, owner, 'administrator');
  const proposal = { userId: manager.userId, stays: true, password: PASSWORD };
  const declined = await owner.call('POST', '/api/transfers', proposal);
  await manager.owner.call('DELETE', `/api/transfers/${declined.id}`);
  const regretted = await owner.call('POST', '/api/transfers', proposal);
  await owner.call('DELETE', `/api/transfers/${regretted.id}`);
}
