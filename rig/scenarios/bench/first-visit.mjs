import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { chromium } from 'playwright-core';
import { requireChromium } from '../../../tools/engines/find-chromium.mjs';
import { until } from '../../../tools/engines/ports.mjs';
import { listen } from '../../doubles/loopback.mjs';
import { atMost } from '../../verdicts.mjs';
import { openRestaurant } from '../../clients/restaurant.mjs';
import { slowPhone } from '../../clients/slow-phone.mjs';
import { median } from '../../figures/statistics.mjs';

const ROUNDS = 11;

/** Design with a typeface of its own for headings. */
const DESIGN = 'comedor';
const FONT = /\/menu-assets\/fonts\/[^)"']+\.woff2/;
const FONT_TIMEOUT_MS = 30_000;
/** Limits for a first visit. `blockingMs` and `scriptMs` limit the time that the page adds to the static file. */
const MOST = { kb: 25, paint: 1.1, blockingMs: 0, scriptMs: 30 };

/**
 * Files of the page: its script and typeface, and three that load when the phone is idle (script and style of the
 * sheets, and the visit counter).
 */
const FILES = 5;
/** Time after which a page has finished all work that it has started, in milliseconds. */
const REST_MS = 500;
const FILES_TIMEOUT_MS = 20_000;

/**
 * Measures the first visit to a menu of 40 items on a phone with slow 4G, compared with a static file of the same
 * HTML.
 * @param {import('../../system/test-system.mjs').TestSystem} system
 */
export async function run(system) {
  const { owner, menuId } = await openRestaurant(system, { items: 40 });
  await owner.call('PUT', `/api/menus/${menuId}`, { design: DESIGN });
  const url = `${system.url}/menu/${menuId}`;
  const fontPath = await pathOfFont(url);
  const control = await serveStatic(await fetch(url), await fetch(system.url + fontPath));
  const executablePath = await requireChromium();
  /** @type {Record<'page' | 'file', Awaited<ReturnType<typeof visit>>[]>} */
  const seen = { page: [], file: [] };
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      seen.file.push(await visit(executablePath, control.url, 1));
      seen.page.push(await visit(executablePath, url, FILES));
    }
  } finally {
    await control.close();
  }
  const of = (/** @type {keyof typeof seen} */ which, /** @type {keyof Visit} */ what) =>
    median(seen[which].map((one) => one[what]));
  return [
    { what: 'requests before it is readable', value: `${of('page', 'requests')}` },
    {
      what: 'KB of its type, which its text does not wait for',
      value: kb(of('page', 'fontBytes')),
    },
    atMost(
      'KB of page, script and type',
      of('page', 'bytes') / 1000,
      MOST.kb,
      kb(of('page', 'bytes')),
    ),
    { what: 'KB more when idle, never on Save-Data', value: kb(of('page', 'laterBytes')) },
    {
      what: 'largest paint ms, page / static file',
      value: `${of('page', 'paintMs').toFixed(0)} / ${of('file', 'paintMs').toFixed(0)}`,
    },
    atMost(
      'largest paint to the static file',
      of('page', 'paintMs') / of('file', 'paintMs'),
      MOST.paint,
    ),
    atMost(
      'total blocking time ms, page / static file',
      of('page', 'blockingMs') - of('file', 'blockingMs'),
      MOST.blockingMs,
      `${of('page', 'blockingMs').toFixed(0)} / ${of('file', 'blockingMs').toFixed(0)}`,
    ),
    atMost(
      'the same with the tasks before the first paint',
      of('page', 'anyBlockingMs') - of('file', 'anyBlockingMs'),
      MOST.scriptMs,
      `${of('page', 'anyBlockingMs').toFixed(0)} / ${of('file', 'anyBlockingMs').toFixed(0)}`,
    ),
  ];
}

/** Returns the path of the page's typeface, once the worker has created it. @param {string} url */
async function pathOfFont(url) {
  let path = '';
  const isMade = async () => {
    path = FONT.exec(await (await fetch(url)).text())?.[0] ?? '';
    return path !== '';
  };
  await until(isMade, FONT_TIMEOUT_MS, 'the page never had a type of its own');
  return path;
}

const kb = (/** @type {number} */ bytes) => (bytes / 1000).toFixed(1);

/**
 * Measurements of a visit.
 * @typedef {object} Visit
 * @property {number} requests requests until the page's own script had run
 * @property {number} bytes size of those requests and of the typeface, including headers
 * @property {number} fontBytes part of `bytes` for the typeface
 * @property {number} laterBytes size of the files that loaded when the phone was idle
 * @property {number} paintMs largest contentful paint
 * @property {number} blockingMs total blocking time: time of tasks beyond 50 ms each after the first contentful paint
 *   (https://web.dev/articles/tbt); a task that runs at that moment counts from then on
 * @property {number} anyBlockingMs the same for all tasks since the navigation
 */

/**
 * Opens a URL in a new browser and waits for a number of the page's own files.
 * @param {string} executablePath @param {string} url @param {number} files
 * @returns {Promise<Visit>}
 */
async function visit(executablePath, url, files) {
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await slowPhone(browser);
    await page.addInitScript(watchTimes);
    // Polling from outside. Polling in the page would take the page's own time, 50 ms the first time.
    let arrived = 0;
    page.on('requestfinished', (request) => {
      if (request.url().includes('/menu-assets/')) arrived += 1;
    });
    await page.goto(url, { waitUntil: 'load' });
    await until(() => arrived === files, FILES_TIMEOUT_MS, 'not every file of the page came');
    await pause(REST_MS);
    return await page.evaluate(readTimes);
  } finally {
    await browser.close();
  }
}

/** Runs in the page before its own scripts. */
function watchTimes() {
  const times = { paintMs: 0, firstPaintMs: 0, tasks: /** @type {PerformanceEntry[]} */ ([]) };
  Object.assign(globalThis, { times });
  /** @param {string} type @param {(entry: PerformanceEntry) => void} note */
  const watch = (type, note) =>
    new globalThis.PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  watch('largest-contentful-paint', ({ startTime }) => (times.paintMs = startTime));
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') times.firstPaintMs = startTime;
  });
  watch('longtask', (task) => times.tasks.push(task));
}

/** Runs in the page after everything has loaded. @returns {Visit} */
function readTimes() {
  const [visited] = performance.getEntriesByType('navigation');
  const { loadEventStart, transferSize } = /** @type {PerformanceNavigationTiming} */ (visited);
  const files = /** @type {PerformanceResourceTiming[]} */ (
    performance.getEntriesByType('resource')
  );
  const before = files.filter(
    ({ startTime, name }) => startTime < loadEventStart && !name.includes('/menu-assets/fonts/'),
  );
  const fonts = files.filter(({ name }) => name.includes('/menu-assets/fonts/'));
  const later = files.filter(
    (file) =>
      file.startTime >= loadEventStart &&
      file.name.includes('/menu-assets/') &&
      !fonts.includes(file),
  );
  const sum = (/** @type {PerformanceResourceTiming[]} */ of) =>
    of.reduce((bytes, file) => bytes + file.transferSize, 0);
  const { paintMs, firstPaintMs, tasks } = /** @type {any} */ (globalThis).times;
  const blocking = (/** @type {number} */ from) =>
    tasks.reduce((/** @type {number} */ ms, /** @type {PerformanceEntry} */ task) => {
      const start = Math.max(task.startTime, from);
      return ms + Math.max(0, task.startTime + task.duration - start - 50);
    }, 0);
  return {
    requests: 1 + before.length,
    bytes: transferSize + sum(before) + sum(fonts),
    fontBytes: sum(fonts),
    laterBytes: sum(later),
    paintMs,
    blockingMs: blocking(firstPaintMs),
    anyBlockingMs: blocking(0),
  };
}

/** Headers of the transport, not of the content. */
const OF_THE_WAY = [
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'keep-alive',
  'transfer-encoding',
];

/**
 * Serves the baseline: the same HTML and headers without the script, from memory. Security headers cost time in the
 * browser, so the baseline must send them too.
 * @param {Response} page @param {Response} font
 */
async function serveStatic(page, font) {
  const bare = (await page.text()).replace(/<script src=[^>]*><\/script>/, '');
  const body = await promisify(brotliCompress)(bare);
  const sent = [...page.headers].filter(([name]) => !OF_THE_WAY.includes(name));
  const headers = { ...Object.fromEntries(sent), 'content-encoding': 'br' };
  const type = Buffer.from(await font.arrayBuffer());
  const server = createServer(({ url = '' }, reply) =>
    FONT.test(url)
      ? reply.writeHead(200, Object.fromEntries(font.headers)).end(type)
      : reply.writeHead(200, headers).end(body),
  );
  return listen(server);
}
