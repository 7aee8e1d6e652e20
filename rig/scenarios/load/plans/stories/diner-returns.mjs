import { randomUUID } from 'node:crypto';
import { PHONE } from '../../../../clients/clients.mjs';
import { openRestaurant } from '../../../../clients/restaurant.mjs';
import { whenQuiet } from './quiet.mjs';

/** A diner opens a menu at the table, and again an hour later. @param {import('./stories.mjs').Stage} stage */
export async function dinerReturns({ system }) {
  const { menuId } = await openRestaurant(system);
  const visitorId = randomUUID().replaceAll('-', '');
  const body = JSON.stringify({ menuId, visitorId, source: 'qr', language: 'es' });
  const headers = { 'content-type': 'application/json', 'user-agent': PHONE };
  for (let time = 0; time < 2; time += 1) {
    await fetch(new URL('/api/menu-visits', system.url), { method: 'POST', headers, body });
    await whenQuiet(system);
  }
}
