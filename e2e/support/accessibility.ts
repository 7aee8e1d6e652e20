import axe, { type AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { can } from './engines/engine';

const RUN = `axe.run({ exclude: [['iframe']] }, { resultTypes: ['violations'] })`;

/**
 * Violations that axe finds on a page, without its frames. The script is injected once per document and only reports
 * violations. `@axe-core/playwright` injects it into every frame each time, which takes more than twice as long.
 */
export async function violationsOn(page: Page): Promise<AxeResults['violations']> {
  if (!can('axe')) return [];
  if (!(await page.evaluate('!!window.axe'))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate<AxeResults>(RUN);
  return violations;
}
