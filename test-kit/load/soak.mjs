import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { smallImage } from '../../tools/bench/images/photos.mjs';
import { memory } from '../../tools/bench/images/process.mjs';
import { median } from '../../tools/bench/wrk.mjs';
import { startLoad } from '../smoke/load.mjs';
import { addCrowd, FEW } from './crowd.mjs';
import { openLoadSystem, PASSWORD } from './load-system.mjs';
import { callerOf, ownerWithViews } from './routes/caller.mjs';

const SAMPLE_MS = 5000;
/** Samples of a minute, whose median is the memory at its end. */
const SAMPLES_A_MINUTE = 60_000 / SAMPLE_MS;
/** What memory (RSS) may grow by in the last two thirds of the time and be called flat. */
const MAX_GROWTH = { share: 0.1, bytes: 30e6 };

/**
 * Mixed load for some minutes: diners on different menus with visits and what they do there, owners reading
 * and writing, images, sign-ins. The memory of each process is looked at every five seconds.
 * @param {{ minutes: number }} time
 * @returns {Promise<import('./report.mjs').Section[]>}
 */
export async function soak({ minutes }) {
  const load = await openLoadSystem();
  const { system } = load;
  try {
    const someone = await ownerWithViews(load);
    await addCrowd(load.database, { ...FEW, ownerId: someone.id });
    const caller = await callerOf(load, someone);
    const { menuId, draftId, categoryId, owner } = caller;
    const written = await owner.call('POST', `/api/menus/${draftId}/categories`, {
      name: 'Suelta',
    });
    const where = { pageOf: menuId, menuId: draftId, categoryId: written.id };
    const first = startLoad(owner, where);
    const second = startMore(caller, categoryId);
    const seen = await sampled(system.running().pids, minutes * 60_000);
    await Promise.all([first.stop(), second.stop()]);
    const failures = [...first.failures, ...second.failures];
    if (failures.length > 0) console.log(failures.slice(0, 20).join('\n'));
    const done = { ...first.done, ...second.done };
    return [memorySection(seen, minutes, done, failures.length)];
  } finally {
    await load.close();
  }
}

/**
 * What `startLoad` leaves out, each again and again after a pause.
 * @param {import('./routes/caller.mjs').RouteCaller} caller @param {string} categoryId
 */
function startMore({ owner, diner, email, nextMenu }, categoryId) {
  const image = smallImage();
  let visitors = 0;
  const visit = () => {
    const visitorId = `visitante-${(visitors += 1)}`;
    return diner.call('POST', '/api/menu-visits', {
      menuId: nextMenu().id,
      visitorId,
      source: 'qr',
    });
  };
  const signIn = () => diner.call('POST', '/api/auth/login', { email, password: PASSWORD });
  /** @type {readonly (readonly [string, number, () => Promise<unknown>])[]} */
  const kinds = [
    ['diner page of another menu', 20, () => diner.call('GET', `/menu/${nextMenu().id}`)],
    ['public items', 100, () => diner.call('GET', `/api/public/menus/${nextMenu().id}/items`)],
    ['visit', 20, visit],
    ['report', 500, () => owner.call('GET', '/api/dashboard/analytics')],
    ['code', 500, () => diner.call('GET', `/api/menus/${nextMenu().id}/qr`)],
    ['category', 1000, () => owner.call('GET', `/api/categories/${categoryId}`)],
    ['sign-in', 2000, signIn],
    ['image', 5000, async () => owner.uploadItemImage(await image)],
  ];
  /** @type {string[]} */
  const failures = [];
  /** @type {Record<string, number>} */
  const done = {};
  let isOver = false;
  const clients = kinds.map(async ([kind, pauseMs, request]) => {
    while (!isOver) {
      try {
        await request();
        done[kind] = (done[kind] ?? 0) + 1;
      } catch (error) {
        failures.push(`${new Date().toISOString()} ${kind}: ${String(error)}`);
      }
      await pause(pauseMs);
    }
  });
  return {
    ...{ failures, done },
    stop: async () => {
      isOver = true;
      await Promise.all(clients);
    },
  };
}

/** @typedef {{ rss: number[], heap: number[] }} Samples bytes, every few seconds */

/**
 * What each process holds; of Node's also what of it is in use by scripts.
 * @param {Record<string, number>} pids @param {number} ms
 * @returns {Promise<Map<string, Samples>>} by name
 */
async function sampled(pids, ms) {
  /** @type {Map<string, Samples>} */
  const seen = new Map(Object.keys(pids).map((name) => [name, { rss: [], heap: [] }]));
  for (const end = Date.now() + ms; Date.now() < end;) {
    await pause(SAMPLE_MS);
    for (const [name, { rss, heap }] of seen) {
      rss.push(memory(pids[name] ?? 0, 'VmRSS'));
      heap.push(await heapOf(pids[name] ?? 0));
    }
  }
  return seen;
}

/** @param {number} pid of a process, which says it on its private port when it has one */
async function heapOf(pid) {
  const port = /\0OPS_PORT=(\d+)/.exec(readFileSync(`/proc/${pid}/environ`, 'utf8'))?.[1];
  if (!port) return NaN;
  const metrics = await fetch(`http://127.0.0.1:${port}/metrics`).then(
    (response) => response.text(),
    () => '',
  );
  return Number(/^nodejs_heap_size_used_bytes (\S+)$/m.exec(metrics)?.[1]);
}

/** @param {Map<string, Samples>} seen @param {number} minutes @param {Record<string, number>} done @param {number} failures */
function memorySection(seen, minutes, done, failures) {
  const ends = [1, minutes / 3, (minutes * 2) / 3, minutes].map(Math.round);
  /** @param {readonly number[]} bytes */
  const atEnds = (bytes) =>
    ends.map((end) => {
      const at = Math.round((end / minutes) * bytes.length);
      return median(bytes.slice(Math.max(0, at - SAMPLES_A_MINUTE), at));
    });
  const megabytes = (/** @type {number} */ bytes) =>
    Number.isNaN(bytes) ? '' : (bytes / 1e6).toFixed(0);
  return {
    title: 'Soak',
    text: `${minutes} minutes of ${JSON.stringify(done)}; ${failures} failures. Megabytes of memory (RSS) and of it what scripts use (heap), the medians of the minute before; and how RSS grows in the second half. Flat is what grows by no more than a tenth or 30 MB in the last two thirds.`,
    head: [
      'process',
      ...ends.map((end) => `RSS after ${end} min`),
      ...ends.map((end) => `heap after ${end} min`),
      'MB a minute',
      'verdict',
    ],
    rows: [...seen].map(([name, { rss, heap }]) => {
      const held = atEnds(rss);
      const [, early = NaN, , last = NaN] = held;
      const isFlat = last - early <= Math.max(early * MAX_GROWTH.share, MAX_GROWTH.bytes);
      return [
        ...[name, ...held.map(megabytes), ...atEnds(heap).map(megabytes)],
        ((slopeOf(rss.slice(rss.length / 2)) * SAMPLES_A_MINUTE) / 1e6).toFixed(2),
        isFlat ? 'flat' : 'grows',
      ];
    }),
  };
}

/** How much more each sample is than the one before, by least squares. @param {readonly number[]} values */
function slopeOf(values) {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  let [above, below] = [0, 0];
  for (const [at, value] of values.entries()) {
    above += (at - middle) * (value - mean);
    below += (at - middle) ** 2;
  }
  return above / below;
}
