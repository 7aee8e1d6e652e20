import { setTimeout as pause } from 'node:timers/promises';

/** Swipe of a finger up the screen at about 4,000 pixels per second, repeated after `restMs`. */
const SWIPE = { from: 700, to: 100, step: 60, stepMs: 12, restMs: 150 };
const MAX_SWIPES = 200;

/**
 * Measurements during the swipes, in milliseconds.
 * @typedef {object} Swiped
 * @property {number[]} frames intervals between frames
 * @property {number[]} work time that each long frame spent on scripts, styles and layout of the page; for the rest
 *   of the frame, the browser or the machine did other work
 */

/**
 * Swipes a page from its top to its end. `Input.synthesizeScrollGesture` does not scroll a headless page by touch.
 * @param {import('playwright-core').Page} page @param {import('playwright-core').CDPSession} phone
 * @returns {Promise<Swiped>}
 */
export async function scrollDown(page, phone) {
  await page.evaluate(watchFrames);
  for (let swipes = 0; !(await page.evaluate(isAtEnd)); swipes += 1) {
    if (swipes === MAX_SWIPES) throw new Error('the page never ended');
    await swipe(phone);
  }
  return page.evaluate(() => /** @type {any} */ (globalThis).swiped);
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

/** Runs in the page and records its frames in `swiped` from then on. */
function watchFrames() {
  /** @type {number[]} */
  const frames = [];
  /** @type {number[]} */
  const work = [];
  Object.assign(globalThis, { swiped: { frames, work } });
  const watch = new PerformanceObserver((list) => {
    for (const { startTime, duration, scripts, styleAndLayoutStart } of /** @type {any[]} */ (
      list.getEntries()
    )) {
      const drawing = styleAndLayoutStart > 0 ? startTime + duration - styleAndLayoutStart : 0;
      work.push(
        drawing +
          scripts.reduce(
            (/** @type {number} */ ms, /** @type {any} */ one) => ms + one.duration,
            0,
          ),
      );
    }
  });
  watch.observe({ type: 'long-animation-frame' });
  let last = performance.now();
  const next = (/** @type {number} */ now) => {
    frames.push(now - last);
    last = now;
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}
