import { Owner } from '../../../../../tools/api/owner.mjs';
import { openRestaurant } from '../../../../clients/restaurant.mjs';

/**
 * An owner creates a second menu from a template and reorders its sections. The owner joins both menus in one
 * restaurant, removes one, and deletes the restaurant, whose address remains in print. Finally the owner prints
 * codes for tables.
 * @param {import('./stories.mjs').Stage} stage
 */
export async function play({ system }) {
  const { owner, menuId, addItem } = await openRestaurant(system);
  await addItem('Mero');
  const { id: secondId } = await owner.call('POST', '/api/menus', {
    name: 'Bebidas',
    restaurantName: 'Casa Fe',
  });
  const [{ id: templateId }] = await owner.call('GET', '/api/menu-templates');
  const second = `/api/menus/${secondId}`;
  await owner.call('PUT', second, { templateId });
  const sections = await owner.call('GET', `${second}/categories`);
  const categories = sections.map((/** @type {{ id: string }} */ { id }) => id).reverse();
  await owner.call('PUT', `${second}/order`, { categories, items: [] });
  await owner.call('GET', `/api/menus/${menuId}/print?layout=tent&mesa=1-4,Terraza`);

  const menus = [{ menuId }, { menuId: secondId }];
  const { id, slug } = await owner.call('POST', '/api/restaurants', { name: 'Casa Fe', menus });
  const restaurant = `/api/restaurants/${id}`;
  await owner.call('PUT', restaurant, { name: 'Casa Fe y Luna' });
  await owner.call('PUT', `${restaurant}/menus`, { menus: [{ menuId }] });
  await owner.call('DELETE', restaurant);
  await new Owner(system.url, system.inboxUrl).call('GET', `/r/${slug}`);
}
