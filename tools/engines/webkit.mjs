import { randomInt } from 'node:crypto';
import { existsSync } from 'node:fs';
import { installDebianPackage } from './find-redis.mjs';
import { freePort, isOpen } from './ports.mjs';
import { startServer } from './server-process.mjs';

const DRIVER = '/usr/bin/WebKitWebDriver';
const DISPLAY_SERVER = '/usr/bin/Xvfb';

/** WebKit, Safari's engine, of this machine: installed from Debian when it has none. */
export async function requireWebKit() {
  if (!existsSync(DRIVER)) await installDebianPackage('webkit2gtk-driver', console.log);
  if (!existsSync(DISPLAY_SERVER)) await installDebianPackage('xvfb', console.log);
}

/**
 * WebKit's WebDriver, with a screen that nobody sees.
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startWebKit() {
  await requireWebKit();
  const display = randomInt(1000, 60_000);
  const screen = await startServer('Xvfb', DISPLAY_SERVER, [`:${display}`, '-nolisten', 'tcp'], {
    isReady: async () => existsSync(`/tmp/.X11-unix/X${display}`),
  });
  const port = await freePort();
  const driver = await startServer('WebKitWebDriver', DRIVER, [`--port=${port}`], {
    // A container's root may make no sandbox of its own.
    env: {
      ...process.env,
      DISPLAY: `:${display}`,
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
    isReady: () => isOpen(port),
  }).catch(async (error) => {
    await screen.stop();
    throw error;
  });
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      await driver.stop();
      await screen.stop();
    },
  };
}
