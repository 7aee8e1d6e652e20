import { Owner } from '../api/owner.mjs';
import { SAMPLE_MENU, SAMPLE_OWNER } from './sample/la-cocina-de-carmen.mjs';
import { drawItem } from './sample/items.mjs';
import { settings } from './settings.mjs';

/**
 * Creates the sample restaurant through the API, as an owner would: registers with a mailed code, creates the menu,
 * uploads images of the items, and publishes. Does nothing when the restaurant is published already.
 * @returns {Promise<{ email: string, password: string, menuUrl: string }>}
 */
export async function seedSample() {
  const owner = new Owner(
    `http://127.0.0.1:${settings.port}`,
    `http://127.0.0.1:${settings.inboxPort}`,
  );
  const menu = (await openedBefore(owner)) ?? (await openSample(owner));
  return {
    email: SAMPLE_OWNER.email,
    password: SAMPLE_OWNER.password,
    menuUrl: `${settings.publicUrl}/menu/${menu.id}`,
  };
}

/** Returns the sample's published menu, if an earlier start finished it. @param {Owner} owner */
async function openedBefore(owner) {
  try {
    await owner.signIn(SAMPLE_OWNER.email, SAMPLE_OWNER.password);
  } catch {
    await owner.register(SAMPLE_OWNER);
    return undefined;
  }
  /** @type {{ id: string, isPublished: boolean }[]} */
  const menus = await owner.call('GET', '/api/menus');
  const finished = menus.find(({ isPublished }) => isPublished);
  if (finished) return finished;
  for (const { id } of menus) await owner.call('DELETE', `/api/menus/${id}`);
  return undefined;
}

/** @param {Owner} owner */
async function openSample(owner) {
  const { categories, ...fields } = SAMPLE_MENU;
  const menu = await owner.call('POST', '/api/menus', fields);
  for (const { name, items } of categories) {
    const category = await owner.call('POST', `/api/menus/${menu.id}/categories`, { name });
    for (const { image, ...item } of items) {
      const imageUrl = image ? await owner.uploadItemImage(await drawItem(image)) : null;
      await owner.call('POST', `/api/menus/${menu.id}/items`, {
        ...item,
        imageUrl,
        categoryId: category.id,
      });
    }
  }
  return owner.call('PUT', `/api/menus/${menu.id}`, { isPublished: true });
}
