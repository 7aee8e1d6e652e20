import { writeSync } from 'node:fs';
import WorkerRealmEnvironment from '../../rig/jest/worker-realm-environment.mjs';
import { browsers, closePages } from './open-browsers.mjs';

/** Most of a page's text that is printed, in characters. */
const MAX_TEXT = 1500;

/**
 * Runs a journey in the realm of its worker, where Playwright is loaded once, with the worker's browsers, and
 * closes what the journey opened in them. Prints what every open page showed when a journey failed: its address,
 * its text, its console's errors and what it waits for. On a machine that nobody watches it is all there is to
 * go by.
 */
export default class JourneyEnvironment extends WorkerRealmEnvironment {
  /** @param {ConstructorParameters<typeof WorkerRealmEnvironment>[0]} config */
  constructor(config) {
    super(config);
    Object.assign(this.global, config.projectConfig.globals, { browsers, watchedPages: [] });
  }

  /** @override @param {{ name: string, test?: object }} event of Jest's runner */
  async handleTestEvent(event) {
    await super.handleTestEvent(event);
    if (event.name !== 'test_fn_failure') return;
    /** @type {Iterable<{ page: import('playwright-core').Page, errors: readonly string[], pending: ReadonlySet<string> }>} */
    const pages = /** @type {any} */ (this.global)['watchedPages'] ?? [];
    for (const { page, errors, pending } of pages) {
      if (page.isClosed()) continue;
      const text = await page.locator('body').innerText({ timeout: 2000 }).catch(String);
      // At once: a worker that is ended has no time to write later.
      writeSync(
        process.stderr.fd,
        `\n--- ${page.url()} showed:\n${text.slice(0, MAX_TEXT)}\n--- errors: ${errors.join('\n')}\n--- waits for: ${[...pending].join('\n')}\n`,
      );
    }
  }

  /** @override */
  async teardown() {
    await closePages();
    await super.teardown();
  }
}
