import { openRestaurant } from '../../../../clients/restaurant.mjs';

/** An owner translates all texts of a menu into English. @param {import('./stories.mjs').Stage} stage */
export async function play({ system }) {
  const { owner, menuId, addItem } = await openRestaurant(system);
  await addItem('Mero');
  await owner.call('PUT', `/api/menus/${menuId}`, { description: 'Pescado del día' });
  const path = `/api/menus/${menuId}/translations/en`;
  const texts = await owner.call('GET', path);
  const translated = texts.map((/** @type {{ source: string }} */ one) => ({
    ...one,
    text: `${one.source}, in English`,
  }));
  await owner.call('PUT', path, { texts: translated });
}
