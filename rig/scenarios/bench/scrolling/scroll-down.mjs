import { setTimeout as pause } from 'node:timers/promises';

/** A finger from the lower to the upper part of the screen at some 4,000 pixels a second, and again at once. */
const SWIPE = { from: 700, to: 100, step: 60, stepMs: 12, restMs: 150 };
const MAX_SWIPES = 200;

/**
 * Swipes a page from its top to its end. `Input.synthesizeScrollGesture` does not move a headless page by touch.
 * @param {import('playwright-core').Page} page @param {import('playwright-core').CDPSession} phone
 * @returns {Promise<number[]>} milliseconds of each of the frames meanwhile
 */
export async function scrollDown(page, phone) {
  await page.evaluate(watchFrames);
  for (let swipes = 0; !(await page.evaluate(isAtEnd)); swipes += 1) {
    if (swipes === MAX_SWIPES) throw new Error('the page never ended');
    await swipe(phone);
  }
  return page.evaluate(() => /** @type {any} */ (globalThis).frames);
}

/** @param {import('playwright-core').CDPSession} phone */
async function swipe(phone) {
  const touch = (
    /** @type {'touchStart' | 'touchMove' | 'touchEnd'} */ type,
    /** @type {number[]} */ ...at
  ) =>
    phone.send('Input.dispatchTouchEvent', { type, touchPoints: at.map((y) => ({ x: 195, y })) });
  await touch('touchStart', SWIPE.from);
  for (let y = SWIPE.from - SWIPE.step; y >= SWIPE.to; y -= SWIPE.step) {
    await touch('touchMove', y);
    await pause(SWIPE.stepMs);
  }
  await touch('touchEnd');
  await pause(SWIPE.restMs);
}

/** Runs in the page. */
function isAtEnd() {
  const { scrollHeight } = document.documentElement;
  return scrollY + innerHeight >= scrollHeight - 4;
}

/** Runs in the page: from now on its frames are in `frames`. */
function watchFrames() {
  /** @type {number[]} */
  const frames = [];
  Object.assign(globalThis, { frames });
  let last = performance.now();
  const next = (/** @type {number} */ now) => {
    frames.push(now - last);
    last = now;
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}
