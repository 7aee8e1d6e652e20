import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { requireChromium } from '../../../tools/engines/find-chromium.mjs';
import { openMenu, PASSWORD, register } from '../../clients/restaurant.mjs';
import { slowPhone } from '../../clients/slow-phone.mjs';
import { median } from '../../figures/statistics.mjs';

const ROUNDS = 3;

/**
 * Measures the first visit to an owner's dashboard on a mid-range phone with slow 4G and an empty cache.
 * @param {import('../../system/test-system.mjs').TestSystem} system
 */
export async function run(system) {
  const executablePath = await requireChromium();
  const email = await ownerWithMenus(system);
  /** @type {Opening[]} */
  const seen = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    seen.push(await openDashboard(executablePath, system.url, email));
  }
  const of = (/** @type {keyof Opening} */ what) => median(seen.map((one) => one[what]));
  return [
    { what: 'KB of script until the dashboard is drawn, gzip', value: kb(of('scriptBytes')) },
    { what: 'KB of script after that: dialogs and notices, gzip', value: kb(of('laterBytes')) },
    { what: 'ms until the dashboard is drawn', value: of('drawnMs').toFixed(0) },
    { what: 'ms until "Crear menú" has answered a press', value: of('answeredMs').toFixed(0) },
  ];
}

const kb = (/** @type {number} */ bytes) => (bytes / 1000).toFixed(1);

/**
 * @param {import('../../system/test-system.mjs').TestSystem} system
 * @returns {Promise<string>} email address of the owner
 */
async function ownerWithMenus(system) {
  const { owner, email } = await register(system);
  for (const name of ['Almuerzo', 'Cena', 'Bebidas']) {
    await openMenu(owner, { name, isPublished: false });
  }
  return email;
}

/**
 * Measurements of a visit to the dashboard.
 * @typedef {object} Opening
 * @property {number} scriptBytes compressed size of the scripts loaded when the dashboard appears
 * @property {number} laterBytes compressed size of the scripts loaded later, for dialogs and notices
 * @property {number} drawnMs time until the button is visible
 * @property {number} answeredMs time until the earliest possible click on it has opened its dialog
 */

/**
 * @param {string} executablePath @param {string} baseURL @param {string} email
 * @returns {Promise<Opening>}
 */
async function openDashboard(executablePath, baseURL, email) {
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await slowPhone(browser, { baseURL });
    await page.request.post('/api/auth/login', { data: { email, password: PASSWORD } });
    /** @type {import('playwright-core').Response[]} */
    const scripts = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response);
    });
    await page.addInitScript(pressWhenDrawn);
    await page.goto('/dashboard', { waitUntil: 'commit' });
    await page.waitForFunction(() => /** @type {any} */ (globalThis).times.answeredMs > 0);
    await page.waitForLoadState('networkidle');
    const times = await page.evaluate(() => ({
      .../** @type {any} */ (globalThis).times,
      startedAt: performance.timeOrigin,
    }));
    const sizes = await Promise.all(
      scripts.map(async (script) => ({
        isLater: script.request().timing().startTime > times.startedAt + times.drawnMs,
        bytes: gzipSync(await script.body(), { level: 9 }).length,
      })),
    );
    const sum = (/** @type {boolean} */ isLater) =>
      sizes.filter((one) => one.isLater === isLater).reduce((all, { bytes }) => all + bytes, 0);
    return { ...times, scriptBytes: sum(false), laterBytes: sum(true) };
  } finally {
    await browser.close();
  }
}

/** Runs in the page before its own scripts and checks every frame, as an owner who waits would. */
function pressWhenDrawn() {
  const times = { drawnMs: 0, answeredMs: 0 };
  Object.assign(globalThis, { times });
  const look = () => {
    const { document } = /** @type {any} */ (globalThis);
    if (times.drawnMs === 0) {
      const button = [...document.querySelectorAll('main button')].find(
        ({ textContent }) => textContent === 'Crear menú',
      );
      if (button) times.drawnMs = performance.now();
      button?.click();
    }
    if (document.querySelector('[role="dialog"]')) times.answeredMs = performance.now();
    else /** @type {any} */ (globalThis).requestAnimationFrame(look);
  };
  look();
}
