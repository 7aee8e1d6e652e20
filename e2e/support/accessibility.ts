import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** What axe looks for on a page. Only what is wrong is described: long pages take a third of the time. */
export const accessibility = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
