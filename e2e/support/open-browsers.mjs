/** What Jest tells a worker that has nothing more to do (`CHILD_MESSAGE_END` of jest-worker). */
const END = 2;

/**
 * The browsers of this worker, by their engines: its journeys share them, since to start one takes seconds.
 * @type {Map<string, import('playwright-core').Browser>}
 */
export const browsers = new Map();

// Playwright kills its browsers with the process that started them, and watchdogs kill WebKit's.
process.on('message', ([kind]) => kind === END && process.exit());
process.once('SIGTERM', () => process.exit());

/** For a runner that runs its journeys itself: it lives on. */
export async function closeBrowsers() {
  await Promise.all([...browsers.values()].map((browser) => browser.close()));
  browsers.clear();
}
