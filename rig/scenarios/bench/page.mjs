import { spawn } from 'node:child_process';
import { request } from 'node:http';
import { openRestaurant } from '../../clients/restaurant.mjs';
import { freePort, isOpen, until } from '../../../tools/engines/ports.mjs';
import { atLeast, atMost } from '../../verdicts.mjs';
import { busyOwners } from './page/busy-owners.mjs';
import { load } from '../../clients/wrk.mjs';
import { median } from '../../figures/statistics.mjs';

const ROUNDS = 3;
/** Minimum throughput of the diner page, relative to bare node:http with the same bytes. */
const LEAST = { page: 0.75, beside: 0.6, fresh: 0.85, items: 0.75, cold: 0.2 };
const MOST_P99 = 2;

/**
 * Measures the diner page of 40 items, its 304 responses and its public API, relative to bare node:http with the same
 * bytes. Also measures the page while owners work, with the control under the same load.
 * @param {import('../../system/test-system.mjs').TestSystem} system
 */
export async function run(system) {
  const base = system.url.replace('localhost', '127.0.0.1');
  const { menuId } = await openRestaurant(system, { items: 40 });
  const pageUrl = `${base}/menu/${menuId}`;
  const itemsUrl = `${base}/api/public/menus/${menuId}/items`;
  const [page, items] = [await rawResponse(pageUrl), await rawResponse(itemsUrl)];
  const [control, itemsControl] = [await startControl(page), await startControl(items)];
  const known = [`If-None-Match: ${page.headers['etag']}`];
  const owners = await busyOwners(system);
  /** @type {Record<'bare' | 'page' | 'fresh' | 'bareItems' | 'items' | 'cold' | 'busyBare' | 'busyPage', Awaited<ReturnType<typeof load>>[]>} */
  const seen = {
    ...{ bare: [], page: [], fresh: [], bareItems: [], items: [], cold: [] },
    ...{ busyBare: [], busyPage: [] },
  };
  let writes = 0;
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      seen.bare.push(await load(control.url));
      seen.page.push(await load(`${pageUrl}?source=qr`));
      seen.fresh.push(await load(pageUrl, { headers: known }));
      seen.bareItems.push(await load(itemsControl.url));
      seen.items.push(await load(itemsUrl));
      seen.cold.push(await load(`${base}/api/public/menus/ID`));
      writes += await owners.during(async () => {
        seen.busyBare.push(await load(control.url));
        seen.busyPage.push(await load(`${pageUrl}?source=qr`));
      });
    }
  } finally {
    control.stop();
    itemsControl.stop();
  }
  const rps = (/** @type {keyof typeof seen} */ what) => median(seen[what].map((one) => one.rps));
  const msOf = (/** @type {keyof typeof seen} */ what) => median(seen[what].map((one) => one.p99));
  /** @param {string} what @param {keyof typeof seen} ours @param {keyof typeof seen} theirs */
  const p99 = (what, ours, theirs) => {
    const ratio = msOf(ours) / msOf(theirs);
    const value = `${ratio.toFixed(2)} (${msOf(ours)} / ${msOf(theirs)} ms)`;
    return atMost(what, ratio, MOST_P99, value);
  };
  const { page: pages, fresh, items: reads, busyPage } = seen;
  const errors = [...pages, ...fresh, ...reads, ...busyPage].map((one) => one.errors);
  return [
    {
      what: 'bytes of the page / of its items, brotli',
      value: `${page.body.length} / ${items.body.length}`,
    },
    { what: 'bare node:http, requests/s', value: `${rps('bare')}` },
    { what: 'diner page, requests/s', value: `${rps('page')}` },
    atLeast('diner page to bare node:http', rps('page') / rps('bare'), LEAST.page),
    atLeast('the same beside owners who write', rps('busyPage') / rps('busyBare'), LEAST.beside),
    { what: 'what owners wrote a second meanwhile', value: (writes / ROUNDS).toFixed(0) },
    atLeast('304 to bare node:http', rps('fresh') / rps('bare'), LEAST.fresh),
    p99('p99 of the page to its control', 'page', 'bare'),
    atLeast('public items to bare node:http', rps('items') / rps('bareItems'), LEAST.items),
    p99('p99 of the items to their control', 'items', 'bareItems'),
    atLeast('through one request to bare node:http', rps('cold') / rps('bare'), LEAST.cold),
    { what: 'errors', value: `${errors.reduce((sum, count) => sum + count, 0)}` },
  ];
}

/** @param {string} url @returns {Promise<{ headers: import('node:http').IncomingHttpHeaders, body: Buffer }>} */
function rawResponse(url) {
  return new Promise((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      /** @type {Buffer[]} */
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () => resolve({ headers: response.headers, body: Buffer.concat(chunks) }));
    })
      .once('error', reject)
      .end();
  });
}

/**
 * Starts the control: one process of bare node:http that answers with the same bytes and headers from memory.
 * @param {{ headers: import('node:http').IncomingHttpHeaders, body: Buffer }} page
 */
async function startControl({ headers, body }) {
  const port = await freePort();
  const ownOfEveryReply = ['date', 'connection', 'keep-alive'];
  const stored = Object.entries(headers).filter(([name]) => !ownOfEveryReply.includes(name));
  const program = `
    const body = Buffer.from(${JSON.stringify(body.toString('base64'))}, 'base64');
    const headers = ${JSON.stringify(Object.fromEntries(stored))};
    require('node:http').createServer((_, reply) => { reply.writeHead(200, headers); reply.end(body); })
      .listen(${port}, '127.0.0.1');`;
  const server = spawn(process.execPath, ['-e', program], { stdio: 'inherit' });
  await until(() => isOpen(port), 5000, 'the control did not start');
  return { url: `http://127.0.0.1:${port}/`, stop: () => server.kill('SIGKILL') };
}
