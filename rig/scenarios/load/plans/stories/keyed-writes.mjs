import { randomUUID } from 'node:crypto';
import { openRestaurant } from '../../../../clients/restaurant.mjs';

const DAY_MS = 24 * 3_600_000;

/**
 * An owner creates data with idempotency keys, as the dashboard does. The system looks for an earlier result before
 * it creates anything.
 * @param {import('./stories.mjs').Stage} stage
 */
export async function play({ system }) {
  const { owner, menuId, addItem } = await openRestaurant(system);
  await addItem('Mero');
  const keyed = (/** @type {string} */ path, /** @type {object} */ body, method = 'POST') =>
    owner.call(method, path, body, { 'idempotency-key': randomUUID() });
  const prices = { kind: 'percent', percent: 8, menuIds: [menuId] };
  await keyed('/api/price-changes', prices);
  const at = new Date(Date.now() + DAY_MS).toISOString();
  await keyed('/api/scheduled-changes', { at, kind: 'prices', prices });
  await keyed('/api/restaurants', { name: 'Casa Fe', menus: [{ menuId }] });
  await keyed(`/api/menus/${menuId}/categories`, { name: 'Mar' });
  await keyed(`/api/menus/${menuId}/items`, { name: 'Lambí', price: '450' });
  await keyed(`/api/menus/${menuId}/duplicate`, {});
  await keyed('/api/menus', { name: 'Noche', restaurantName: 'Casa Fe' });
  await keyed('/api/webhooks', { url: 'http://127.0.0.1:9/', events: ['menu.updated'] });
  const items = [{ externalId: 'pargo', name: 'Pargo', price: '500' }];
  await keyed(`/api/menus/${menuId}/items`, { items }, 'PUT');
  const sheet = new Blob(['Nombre,Precio\nChillo,480\n'], { type: 'text/csv' });
  await keyed(`/api/menus/${menuId}/import`, sheet);
}
