import axe, { type AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { can } from './engines/engine';

const RUN = `axe.run({ exclude: [['iframe']] }, { resultTypes: ['violations'] })`;

/**
 * What axe finds wrong on a page, its frames left aside. It is brought to a document once, and describes only what
 * is wrong: `@axe-core/playwright`, which brings it anew to every frame each time, takes more than twice as long.
 */
export async function violationsOn(page: Page): Promise<AxeResults['violations']> {
  if (!can('axe')) return [];
  if (!(await page.evaluate('!!window.axe'))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate<AxeResults>(RUN);
  return violations;
}
