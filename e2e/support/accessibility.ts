import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { ENGINE } from './engines/engine';

/**
 * What axe finds wrong on a page and in its frames of the same origin, but for what is excluded. It works in the
 * page itself and describes only what is wrong: another page to gather results in takes four times as long.
 * Structure, names and colours are the same in every engine: it looks in Chromium alone.
 */
export async function violationsOn(page: Page, excluded?: string) {
  if (ENGINE !== 'Chromium') return [];
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  const { violations } = await (excluded ? axe.exclude(excluded) : axe).analyze();
  return violations;
}
