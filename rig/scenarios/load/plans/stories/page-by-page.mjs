import { openRestaurant } from '../../../../clients/restaurant.mjs';

const DAY_MS = 24 * 3_600_000;

/**
 * A cash register and a spreadsheet read the data of an owner in small pages, with different sorting and filters. One
 * previews all prices with a higher tax without changing any.
 * @param {import('./stories.mjs').Stage} stage
 */
export async function play({ system }) {
  const { owner, menuId, addItem } = await openRestaurant(system);
  for (const name of ['Mero', 'Lambí', 'Pargo']) await addItem(name);
  const menu = `/api/menus/${menuId}`;
  await owner.call('POST', `${menu}/categories`, { name: 'Mar' });
  const [{ id: categoryId }] = await owner.call('GET', `${menu}/categories`);
  const inDays = (/** @type {number} */ days) => new Date(Date.now() + days * DAY_MS).toISOString();
  for (const days of [1, 2]) {
    const publish = { at: inDays(days), kind: 'publish', menuIds: [menuId] };
    await owner.call('POST', '/api/scheduled-changes', publish);
  }
  const read = (/** @type {string} */ path) => owner.call('GET', path);

  for (const sort of ['name', '-price', '-updatedAt']) await read(`${menu}/items?sort=${sort}`);
  await read(`${menu}/items?categoryId=${categoryId}`);
  await read(`${menu}/items?isAvailable=false`);
  await read(`${menu}/items?isAvailable=true&q=lambi`);
  await read(`${menu}/items?q=mero`);
  await read(`${menu}/items?updatedSince=${inDays(-1)}`);
  await read(`${menu}/items?limit=1`);
  await read(`${menu}/categories?limit=1`);
  await read(`${menu}/history?limit=1`);
  await read('/api/menus?sort=name');
  await read('/api/menus?isPublished=true&limit=1');
  await read('/api/menus?q=carta&sort=-updatedAt');
  await read('/api/scheduled-changes?limit=1');
  await owner.call('POST', '/api/price-changes/preview', { kind: 'percent', percent: 8 });
  await owner.call('PUT', `${menu}/prices`, { items: [] });
  for (
    let path = '/api/dashboard/activity?limit=1';
    path;
    path = await nextOf(system.url, path, owner.cookie)
  );
}

/**
 * Path of the next page, or an empty string after the last one.
 * @param {string} url @param {string} path @param {string} cookie
 */
async function nextOf(url, path, cookie) {
  const { headers } = await fetch(new URL(path, url), { headers: { cookie } });
  const links = (headers.get('link') ?? '').split(', ');
  const next = links.find((link) => link.endsWith('; rel="next"'));
  return next?.slice(1, next.indexOf('>')) ?? '';
}
