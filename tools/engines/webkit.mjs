import { randomInt } from 'node:crypto';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { installDebianPackage } from './debian-packages.mjs';
import { freePort, isOpen } from './ports.mjs';
import { startServer } from './server-process.mjs';

const DRIVER = '/usr/bin/WebKitWebDriver';
const DISPLAY_SERVER = '/usr/bin/Xvfb';
const SETTINGS = fileURLToPath(new URL('webkit-settings', import.meta.url));

/** WebKit, Safari's engine, of this machine: installed from Debian when it has none. */
export async function requireWebKit() {
  await Promise.all([
    existsSync(DRIVER) || installDebianPackage('webkit2gtk-driver', console.log),
    existsSync(DISPLAY_SERVER) || installDebianPackage('xvfb', console.log),
  ]);
}

/**
 * A screen that nobody sees.
 * @returns {Promise<{ display: string, stop: () => Promise<void> }>}
 */
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
 * WebKit's WebDriver, which drives one browser at a time.
 * @param {string} display of an open screen
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startWebKit(display) {
  const port = await freePort();
  const driver = await startServer('WebKitWebDriver', DRIVER, [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: display,
      // How narrow a window may be.
      XDG_CONFIG_HOME: SETTINGS,
      // A container's root may make no sandbox of its own.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      // No graphics card composes the layers of a page here: a program in its place takes half of the time.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      // Pages of some seconds are gone before code that was optimised has paid for that.
      JSC_thresholdForJITAfterWarmUp: '2000',
      JSC_thresholdForOptimizeAfterWarmUp: '20000',
    },
    isReady: () => isOpen(port),
  });
  return { url: `http://127.0.0.1:${port}`, stop: () => driver.stop() };
}
