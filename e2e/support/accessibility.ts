import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/**
 * What axe looks for on a page and in its frames of the same origin. It works in the page itself and
 * describes only what is wrong: another page to gather results in takes four times as long.
 */
export const accessibility = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
