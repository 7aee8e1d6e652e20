import type { Page } from 'playwright-core';
import { violationsOn } from './accessibility';
import { keepScreenshot } from './browser';

/** Serious findings of axe on the page. The diner page in its frame has tests of its own. */
async function seriousFindings(page: Page): Promise<string[]> {
  const violations = await violationsOn(page);
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  return serious.map(({ id, nodes: [first] }) => `${id}: ${first?.failureSummary} ${first?.html}`);
}

/** Waits until animations end, because colours in transition would be judged wrongly. */
const atRest = (page: Page) =>
  page.evaluate(async () => {
    const finite = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(finite.map(({ finished }) => finished));
  });

/** Takes a screenshot, and checks accessibility and the layout at all phone widths. */
export async function judge(page: Page, name: string): Promise<void> {
  await atRest(page);
  await keepScreenshot(page, name);
  expect(await seriousFindings(page)).toEqual([]);
  const viewport = page.viewportSize()!;
  const fits = async (what: string | number) =>
    expect([name, what, await overflow(page)]).toEqual([name, what, []]);
  await fits(viewport.width);
  if (viewport.width >= DESK_WIDTH) return;
  await setLetters(page, '200%');
  await fits('letters of twice the size');
  await setLetters(page, '');
  for (const width of PHONE_WIDTHS.filter((other) => other !== viewport.width)) {
    await page.setViewportSize({ ...viewport, width });
    await fits(width);
  }
  await page.setViewportSize(viewport);
}

/** Returns what is too wide on each phone width with letters of twice the size. */
export async function largeTextFindings(page: Page, name: string): Promise<string[]> {
  const viewport = page.viewportSize()!;
  await setLetters(page, '200%');
  const findings: string[] = [];
  for (const width of PHONE_WIDTHS) {
    await page.setViewportSize({ ...viewport, width });
    const found = await overflow(page);
    findings.push(...found.map((one) => `${name} at ${width} px: ${one}`));
  }
  await keepScreenshot(page, `large-text-${name.replaceAll(/\W+/g, '-')}`);
  await setLetters(page, '');
  await page.setViewportSize(viewport);
  return findings;
}

/** Phone widths that every page must fit, in CSS pixels. */
const PHONE_WIDTHS = [320, 360, 390];
const DESK_WIDTH = 600;

const setLetters = (page: Page, size: string) =>
  page.evaluate((fontSize) => void (document.documentElement.style.fontSize = fontSize), size);

/**
 * Number of pixels by which the page is wider than its window, and the smallest elements that cause it. Empty when
 * the page fits.
 */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const { documentElement: root, body } = document;
    const excess = () => root.scrollWidth - root.clientWidth;
    if (excess() <= 0) return [];
    const isCause = (element: HTMLElement) => {
      const { display } = element.style;
      element.style.setProperty('display', 'none', 'important');
      const fits = excess() <= 0;
      element.style.display = display;
      return fits;
    };
    const causes = [...body.querySelectorAll<HTMLElement>('*')].filter(isCause).slice(-3);
    return [`${excess()} px`, ...causes.map(({ outerHTML }) => outerHTML.slice(0, 200))];
  });

/** Waits for a text on the page. Toasts appear twice, once for screen readers. */
export function said(page: Page, text: string | RegExp): Promise<void> {
  return page.getByText(text, { exact: true }).first().waitFor();
}
