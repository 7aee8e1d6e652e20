import { setTimeout as pause } from 'node:timers/promises';

/** What Jest tells a worker that has nothing more to do (`CHILD_MESSAGE_END` of jest-worker). */
const END = 2;

/** Longest wait for the pages of a journey to be closed, in milliseconds. */
const CLOSING_MS = 20_000;

/**
 * The browsers of this worker, by their engines: its journeys share them, since to start one takes seconds.
 * @type {Map<string, import('playwright-core').Browser>}
 */
export const browsers = new Map();

// Playwright kills its browsers with the process that started them, and watchdogs kill WebKit's.
process.on('message', ([kind]) => kind === END && process.exit());
process.once('SIGTERM', () => process.exit());

/** Closes what a journey opened; a browser that does not is no other journey's. */
export async function closePages() {
  for (const [engine, browser] of browsers) {
    const closing = Promise.all(browser.contexts().map((context) => context.close()));
    const late = pause(CLOSING_MS, 'late', { ref: false });
    if ((await Promise.race([closing, late]).catch(String)) instanceof Array) continue;
    browsers.delete(engine);
    void browser.close().catch(String);
  }
}

/** For a runner that runs its journeys itself: it lives on. */
export async function closeBrowsers() {
  await Promise.all([...browsers.values()].map((browser) => browser.close()));
  browsers.clear();
}
