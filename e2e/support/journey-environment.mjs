import { writeSync } from 'node:fs';
import WorkerRealmEnvironment from '../../rig/jest/worker-realm-environment.mjs';
import { browsers, closePages } from './open-browsers.mjs';

/** Maximum length of the page text that is printed, in characters. */
const MAX_TEXT = 1500;

/**
 * Runs a journey in the realm of its worker, where Playwright is loaded once, with the browsers of the worker, and
 * closes everything that the journey opened in them. When a journey fails, it prints the state of every open page:
 * address, text, console errors, and pending requests. On CI, this is the only information available.
 */
export default class JourneyEnvironment extends WorkerRealmEnvironment {
  /** @param {ConstructorParameters<typeof WorkerRealmEnvironment>[0]} config */
  constructor(config) {
    super(config);
    Object.assign(this.global, config.projectConfig.globals, { browsers, watchedPages: [] });
  }

  /** @override @param {{ name: string, test?: object }} event event of Jest's runner */
  async handleTestEvent(event) {
    await super.handleTestEvent(event);
    if (event.name !== 'test_fn_failure') return;
    /** @type {Iterable<{ page: import('playwright-core').Page, errors: readonly string[], pending: ReadonlySet<string> }>} */
    const pages = /** @type {any} */ (this.global)['watchedPages'] ?? [];
    for (const { page, errors, pending } of pages) {
      if (page.isClosed()) continue;
      const text = await page.locator('body').innerText({ timeout: 2000 }).catch(String);
      // Writes synchronously, because a worker may be terminated before an asynchronous write.
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
