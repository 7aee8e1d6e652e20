import { closeBrowsers } from './open-browsers.mjs';

export default async function systemDown() {
  await closeBrowsers();
  await /** @type {any} */ (globalThis).system.close();
}
