import { randomInt } from 'node:crypto';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { installDebianPackage } from './debian-packages.mjs';
import { freePort, isOpen } from './ports.mjs';
import { startServer } from './server-process.mjs';

const DRIVER = '/usr/bin/WebKitWebDriver';
const DISPLAY_SERVER = '/usr/bin/Xvfb';
const SETTINGS = fileURLToPath(new URL('webkit-settings', import.meta.url));

/** Installs WebKit, Safari's engine, from Debian when it is missing. */
export async function requireWebKit() {
  await Promise.all([
    existsSync(DRIVER) || installDebianPackage('webkit2gtk-driver', console.log),
    existsSync(DISPLAY_SERVER) || installDebianPackage('xvfb', console.log),
  ]);
}

/** @returns {Promise<{ display: string, stop: () => Promise<void> }>} */
export async function openScreen() {
  await requireWebKit();
  const number = randomInt(1000, 60_000);
  const display = `:${number}`;
  const args = [display, '-nolisten', 'tcp', '-screen', '0', '1600x1200x24'];
  const screen = await startServer('Xvfb', DISPLAY_SERVER, args, {
    isReady: async () => existsSync(`/tmp/.X11-unix/X${number}`),
  });
  return { display, stop: () => screen.stop() };
}

/**
 * Starts WebKit's WebDriver, which drives one browser at a time.
 * @param {string} display display of an open screen
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startWebKit(display) {
  const port = await freePort();
  const driver = await startServer('WebKitWebDriver', DRIVER, [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: display,
      // These settings allow narrow windows.
      XDG_CONFIG_HOME: SETTINGS,
      // In a container, root cannot create a sandbox.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      // Without a graphics card, software composes the layers of a page, which takes half of the time.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      // Pages live for a few seconds, which is too short for optimized code to pay off.
      JSC_thresholdForJITAfterWarmUp: '2000',
      JSC_thresholdForOptimizeAfterWarmUp: '20000',
    },
    isReady: () => isOpen(port),
  });
  return { url: `http://127.0.0.1:${port}`, stop: () => driver.stop() };
}
