import { requireChromium } from '@cartaviva/tools/engines/find-chromium.mjs';
import { openHouse } from '@cartaviva/tools/house/house.mjs';

/** One house and one browser for all journeys; each journey brings its own owner. */
export default async function houseUp() {
  const [chromium, house] = await Promise.all([requireChromium(), openHouse()]);
  Object.assign(process.env, {
    E2E_CHROMIUM: chromium,
    E2E_URL: house.url,
    E2E_INBOX_URL: house.inboxUrl,
    E2E_DATA: house.data,
  });
  Object.assign(globalThis, { house });
}
