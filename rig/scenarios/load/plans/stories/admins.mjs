import { randomUUID } from 'node:crypto';
import { openRestaurant } from '../../../../clients/restaurant.mjs';

/**
 * Two people request a demo. An admin reads the last request, reports an incident and its end, and makes another user
 * an admin for a while.
 * @param {import('./stories.mjs').Stage} stage
 */
export async function play({ system, admin }) {
  const { owner, userId } = await openRestaurant(system);
  for (const name of ['Carmen', 'Luis']) {
    const email = `${name}-${randomUUID()}@ejemplo.do`.toLowerCase();
    await owner.call('POST', '/api/demo-requests', { name, email, restaurant: `Casa ${name}` });
  }
  await admin.call('GET', '/api/admin/demo-requests?limit=1');

  const { id } = await admin.call('POST', '/api/admin/incidents', {
    ...{ component: 'payments', status: 'degraded', impact: 'low' },
    title: 'Los pagos tardan más de lo normal',
  });
  await admin.call('PUT', `/api/admin/incidents/${id}`, { status: 'resolved' });

  for (const role of ['admin', 'user']) {
    await admin.call('PUT', `/api/admin/users/${userId}/role`, { role });
  }
}
