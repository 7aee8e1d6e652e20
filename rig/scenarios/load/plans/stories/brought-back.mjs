import { openRestaurant } from '../../../../clients/restaurant.mjs';

/**
 * An owner restores a menu to the state before a price change. Then the owner restores it to the state before
 * sections were renamed and a program reused the external ID of a deleted item.
 * @param {import('./stories.mjs').Stage} stage
 */
export async function play({ system }) {
  const { owner, menuId } = await openRestaurant(system);
  const menu = `/api/menus/${menuId}`;
  const send = (/** @type {object[]} */ ...items) => owner.call('PUT', `${menu}/items`, { items });
  const mero = { externalId: 'P-1', name: 'Mero', price: '500', categoryName: 'Mar' };
  await send(mero, { externalId: 'P-2', name: 'Pollo', price: '300', categoryName: 'Tierra' });
  const [{ number: before }] = await owner.call('GET', `${menu}/history`);
  const bringBack = () => owner.call('POST', `${menu}/history/${before}/restore`);

  await send({ ...mero, price: '550' });
  await bringBack();

  const { id: firstId } = (await owner.call('GET', `${menu}/items`)).find(
    (/** @type {{ externalId: string }} */ { externalId }) => externalId === mero.externalId,
  );
  await owner.call('DELETE', `/api/items/${firstId}`);
  await send({ ...mero, name: 'Lambí', categoryName: 'Costa' });
  const [{ id: categoryId }] = await owner.call('GET', `${menu}/categories`);
  await owner.call('PUT', `/api/categories/${categoryId}`, { name: 'Entradas' });
  await bringBack();
}
