import { setTimeout as pause } from 'node:timers/promises';

/** Message type with which Jest ends a worker (`CHILD_MESSAGE_END` of jest-worker). */
const END = 2;

/** Timeout for closing the pages of a journey, in milliseconds. */
const CLOSING_MS = 20_000;

/**
 * Browsers of this worker by engine. Its journeys share them, because starting one takes seconds.
 * @type {Map<string, import('playwright-core').Browser>}
 */
export const browsers = new Map();

// Playwright kills its browsers when this process exits, and watchdogs kill WebKit.
process.on('message', ([kind]) => kind === END && process.exit());
process.once('SIGTERM', () => process.exit());

/** Closes everything that a journey opened. A browser that does not close in time is not reused. */
export async function closePages() {
  for (const [engine, browser] of browsers) {
    const closing = Promise.all(browser.contexts().map((context) => context.close()));
    const late = pause(CLOSING_MS, 'late', { ref: false });
    if ((await Promise.race([closing, late]).catch(String)) instanceof Array) continue;
    browsers.delete(engine);
    void browser.close().catch(String);
  }
}

/** Closes the browsers for a runner that runs journeys in its own process and continues afterwards. */
export async function closeBrowsers() {
  await Promise.all([...browsers.values()].map((browser) => browser.close()));
  browsers.clear();
}
