import { chromium } from 'playwright-core';
import { requireChromium } from '../../../tools/engines/find-chromium.mjs';
import { atMost } from '../../verdicts.mjs';
import { menuWithPhotos } from './scrolling/menu-with-photos.mjs';
import { scrollDown } from './scrolling/scroll-down.mjs';
import { privateMemoryOf } from '../../figures/process.mjs';
import { modestPhone } from '../../clients/slow-phone.mjs';

const ROUNDS = 2;
const ITEMS = 300;
/** Duration of a visibly late frame, in milliseconds. Three frames of a 60 Hz screen take 50.0 ms. */
const LONG_MS = 50;
const CLOCK_MS = 1;
const MAX_MB = 60;

/**
 * Measures a phone that swipes through 300 items with photos, compared with the same page without its script. The
 * frames are those of the page's main thread. When they are late, photos and rows appear late. A frame counts as late
 * because of the page only when the page itself works longer than the limit, because browser, phone and system share
 * the cores of the machine.
 * @param {import('../../system/test-system.mjs').TestSystem} system
 */
export async function run(system) {
  const url = `${system.url}/menu/${await menuWithPhotos(system, ITEMS)}`;
  const executablePath = await requireChromium();
  /** @type {Record<'page' | 'bare', Scrolled[]>} */
  const seen = { page: [], bare: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    seen.bare.push(await scroll(executablePath, url, false));
    seen.page.push(await scroll(executablePath, url, true));
  }
  const both = (/** @type {(rounds: number[][]) => string} */ of, which = getFrames) =>
    `${of(seen.page.map(which))} / ${of(seen.bare.map(which))}`;
  const late = Math.max(...seen.page.map(getWork).map(countLong));
  const most = (/** @type {keyof typeof seen} */ which, /** @type {'mb' | 'heapMb'} */ of) =>
    Math.max(...seen[which].map((one) => one[of]));
  return [
    { what: 'frames of the page / without its script', value: both(each((all) => all.length)) },
    { what: 'longest frame ms, each round', value: both(each((all) => Math.max(...all))) },
    { what: `frames above ${LONG_MS} ms, each round`, value: both(each(countLong)) },
    atMost(
      `of them by more than ${LONG_MS} ms of the page's own work`,
      late,
      0,
      both(each(countLong), getWork),
    ),
    { what: "MB of the script's objects afterwards", value: most('page', 'heapMb').toFixed(1) },
    atMost(
      'MB of the page beyond an empty one, afterwards',
      most('page', 'mb'),
      MAX_MB,
      `${most('page', 'mb').toFixed(1)} / ${most('bare', 'mb').toFixed(1)}`,
    ),
  ];
}

const getFrames = (/** @type {Scrolled} */ { frames }) => frames;
const getWork = (/** @type {Scrolled} */ { work }) => work;

const countLong = (/** @type {number[]} */ frames) =>
  frames.filter((ms) => ms > LONG_MS + CLOCK_MS).length;

/** @param {(frames: number[]) => number} figure */
const each = (figure) => (/** @type {number[][]} */ rounds) =>
  rounds.map((frames) => figure(frames).toFixed(0)).join(', ');

/**
 * Measurements from the first swipe to the end of the page, with memory in megabytes.
 * @typedef {import('./scrolling/scroll-down.mjs').Swiped & { mb: number, heapMb: number }} Scrolled
 */

/** @param {string} executablePath @param {string} url @param {boolean} withScript @returns {Promise<Scrolled>} */
async function scroll(executablePath, url, withScript) {
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const { page, phone } = await modestPhone(browser, { hasTouch: true });
    const empty = await privateMb(browser);
    if (!withScript) await page.route('**/menu-assets/*.js', (route) => route.abort());
    await page.goto(url, { waitUntil: 'networkidle' });
    const swiped = await scrollDown(page, phone);
    const mb = (await privateMb(browser)) - empty;
    return { ...swiped, mb, heapMb: await heapMb(phone) };
  } finally {
    await browser.close();
  }
}

/**
 * Private memory of the largest renderer process in megabytes: objects, styles, and decoded images.
 * @param {import('playwright-core').Browser} browser
 */
async function privateMb(browser) {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const pages = processInfo.filter(({ type }) => type === 'renderer');
  return Math.max(...pages.map(({ id }) => privateMemoryOf(id))) / 1e6;
}

/**
 * Memory of the objects that the page's script retains, in megabytes.
 * @param {import('playwright-core').CDPSession} phone
 */
async function heapMb(phone) {
  await phone.send('HeapProfiler.collectGarbage');
  const { usedSize } = await phone.send('Runtime.getHeapUsage');
  return usedSize / 1e6;
}
