import { chromium } from 'playwright-core';
import { requireChromium } from '../engines/find-chromium.mjs';
import { startTestSystem } from '../../test-kit/test-system.mjs';
import { menuWithPhotos } from './scrolling/menu-with-photos.mjs';
import { scrollDown } from './scrolling/scroll-down.mjs';
import { modestPhone } from './slow-phone.mjs';

const ROUNDS = 2;
const ITEMS = 300;
/** A frame that takes longer is seen to be late, in milliseconds; three of the screen's own take 50.0. */
const LONG_MS = 50;
const CLOCK_MS = 1;

/**
 * A phone that is swiped from the top of 300 items with photos to their end, against the same page without its
 * script. Frames are those of the page's main thread; where they are late, photos and rows come late.
 */
export async function benchScrolling() {
  const system = await startTestSystem();
  try {
    const url = `${system.url}/menu/${await menuWithPhotos(system, ITEMS)}`;
    const executablePath = await requireChromium();
    /** @type {Record<'page' | 'bare', number[][]>} */
    const seen = { page: [], bare: [] };
    for (let round = 0; round < ROUNDS; round += 1) {
      seen.bare.push(await framesOf(executablePath, url, false));
      seen.page.push(await framesOf(executablePath, url, true));
    }
    const both = (/** @type {(rounds: number[][]) => string} */ of) =>
      `${of(seen.page)} / ${of(seen.bare)}`;
    return [
      { what: 'frames of the page / without its script', value: both(each((all) => all.length)) },
      { what: 'longest frame ms, each round', value: both(each((all) => Math.max(...all))) },
      { what: `frames above ${LONG_MS} ms, each round`, value: both(each(countLong)) },
    ];
  } finally {
    await system.close();
  }
}

const countLong = (/** @type {number[]} */ frames) =>
  frames.filter((ms) => ms > LONG_MS + CLOCK_MS).length;

/** @param {(frames: number[]) => number} figure */
const each = (figure) => (/** @type {number[][]} */ rounds) =>
  rounds.map((frames) => figure(frames).toFixed(0)).join(', ');

/**
 * Milliseconds of each frame from the first swipe to the end of the page.
 * @param {string} executablePath @param {string} url @param {boolean} withScript
 */
async function framesOf(executablePath, url, withScript) {
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const { page, phone } = await modestPhone(browser, { hasTouch: true });
    if (!withScript) await page.route('**/menu-assets/*.js', (route) => route.abort());
    await page.goto(url, { waitUntil: 'networkidle' });
    return await scrollDown(page, phone);
  } finally {
    await browser.close();
  }
}
