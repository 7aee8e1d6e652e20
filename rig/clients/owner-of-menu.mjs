import { Owner } from '../../tools/api/owner.mjs';

/**
 * A published menu of an owner of its own.
 * @param {import('../system/test-system.mjs').TestSystem} system @param {number} items
 * @returns {Promise<string>} its id
 */
export const publishedMenu = async (system, items) => (await ownerOfMenu(system, items)).menuId;

/**
 * An owner, signed in, with a published menu.
 * @param {import('../system/test-system.mjs').TestSystem} system @param {number} items
 */
export async function ownerOfMenu(system, items) {
  const owner = new Owner(system.url, system.inboxUrl);
  const person = { password: 'una-clave-larga', firstName: 'Bea', lastName: 'Cruz' };
  await owner.register({ ...person, email: `bench-${Date.now()}@ejemplo.do` });
  const menu = await owner.call('POST', '/api/menus', {
    name: 'Carta',
    restaurantName: 'Casa Bea',
  });
  for (let category = 0; category < 5; category += 1) {
    const path = `/api/menus/${menu.id}`;
    const { id } = await owner.call('POST', `${path}/categories`, {
      name: `Sección ${category + 1}`,
    });
    for (let item = 0; item < items / 5; item += 1) {
      await owner.call('POST', `${path}/items`, {
        name: `Plato ${category + 1}.${item + 1}`,
        description: `Hecho al momento con lo que trajo el mercado, número ${item * 37 + category}.`,
        price: `${150 + item * 35 + category}.00`,
        categoryId: id,
      });
    }
  }
  await owner.call('PUT', `/api/menus/${menu.id}`, { isPublished: true });
  return { owner, menuId: /** @type {string} */ (menu.id) };
}
