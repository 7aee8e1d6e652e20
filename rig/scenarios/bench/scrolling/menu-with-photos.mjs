import sharp from 'sharp';
import { isServed } from '../../../clients/clients.mjs';
import { until } from '../../../../tools/engines/ports.mjs';
import { jpegOf } from '../../../clients/photos.mjs';
import { openRestaurant } from '../../../clients/restaurant.mjs';

/** Number of different photos, enough for four screens. */
const PHOTOS = 24;
const UPLOAD_TIMEOUT_MS = 60_000;

/**
 * @param {import('../../../system/test-system.mjs').TestSystem} system @param {number} count
 * @returns {Promise<string>} ID of the menu
 */
export async function menuWithPhotos(system, count) {
  const { owner, menuId } = await openRestaurant(system, { items: count });
  const paths = [];
  for (let photo = 0; photo < PHOTOS; photo += 1) paths.push(await upload(owner, photo));
  const items = await owner.call('GET', `/api/menus/${menuId}/items`);
  for (const [at, { id }] of items.entries()) {
    await owner.call('PUT', `/api/items/${id}`, { imageUrl: paths[at % PHOTOS] });
  }
  return menuId;
}

/** @param {import('../../../../tools/api/owner.mjs').Owner} owner @param {number} which */
async function upload(owner, which) {
  const image = jpegOf(await photo(which));
  let path = '';
  const upload = async () => (path = await owner.uploadItemImage(image));
  // The worker accepts few uploads at once.
  await until(() => isServed(upload()), UPLOAD_TIMEOUT_MS, 'a photo was never taken');
  return path;
}

/** Creates an image with the detail of a photo, from blurred noise in a colour of its own. @param {number} which */
async function photo(which) {
  const noise = { type: /** @type {const} */ ('gaussian'), mean: 128, sigma: 60 };
  const background = { r: (which * 37) % 255, g: (which * 91) % 255, b: 90 };
  const grain = sharp({ create: { width: 320, height: 240, channels: 3, background, noise } });
  const soft = await grain.blur(2).png().toBuffer();
  return sharp(soft).resize(640, 480).jpeg({ quality: 85 }).toBuffer();
}
