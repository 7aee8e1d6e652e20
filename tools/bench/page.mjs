import { spawn } from 'node:child_process';
import { request } from 'node:http';
import { Owner } from '../api/owner.mjs';
import { freePort, isOpen, until } from '../engines/ports.mjs';
import { openHouse } from '../house/house.mjs';
import { load, median } from './wrk.mjs';

const ROUNDS = 3;

/** The diner's page of 40 dishes, and its 304, against bare node:http with the same bytes. */
export async function benchPage() {
  const house = await openHouse();
  try {
    const url = `${house.url}/menu/${await publishedMenu(house, 40)}`.replace(
      'localhost',
      '127.0.0.1',
    );
    const page = await rawResponse(url);
    const control = await startControl(page);
    const etag = [`If-None-Match: ${page.headers['etag']}`];
    /** @type {{ control: number[], page: number[], fresh: number[], p99: number[], controlP99: number[], errors: number }} */
    const seen = { control: [], page: [], fresh: [], p99: [], controlP99: [], errors: 0 };
    try {
      for (let round = 0; round < ROUNDS; round += 1) {
        const bare = await load(control.url);
        const ours = await load(url);
        const fresh = await load(url, { headers: etag });
        seen.control.push(bare.rps);
        seen.controlP99.push(bare.p99);
        seen.page.push(ours.rps);
        seen.p99.push(ours.p99);
        seen.fresh.push(fresh.rps);
        seen.errors += ours.errors;
      }
    } finally {
      control.stop();
    }
    const bare = median(seen.control);
    return [
      { what: 'bytes of the page, brotli', value: `${page.body.length}` },
      { what: 'bare node:http, requests/s', value: `${bare}` },
      { what: 'diner page, requests/s', value: `${median(seen.page)}` },
      { what: 'diner page to bare node:http', value: (median(seen.page) / bare).toFixed(2) },
      { what: '304 to bare node:http', value: (median(seen.fresh) / bare).toFixed(2) },
      { what: 'p99 ms, page / control', value: `${median(seen.p99)} / ${median(seen.controlP99)}` },
      { what: 'errors', value: `${seen.errors}` },
    ];
  } finally {
    await house.close();
  }
}

/**
 * A published menu of an owner of its own.
 * @param {import('../house/house.mjs').House} house @param {number} dishes
 * @returns {Promise<string>} its id
 */
export async function publishedMenu(house, dishes) {
  const owner = new Owner(house.url, house.inboxUrl);
  const person = { password: 'una-clave-larga', firstName: 'Bea', lastName: 'Cruz' };
  await owner.register({ ...person, email: `bench-${Date.now()}@ejemplo.do` });
  const menu = await owner.call('POST', '/api/menus', {
    name: 'Carta',
    restaurantName: 'Casa Bea',
  });
  for (let category = 0; category < 5; category += 1) {
    const path = `/api/menus/${menu.id}`;
    const { id } = await owner.call('POST', `${path}/categories`, {
      name: `Sección ${category + 1}`,
    });
    for (let dish = 0; dish < dishes / 5; dish += 1) {
      await owner.call('POST', `${path}/items`, {
        name: `Plato ${category + 1}.${dish + 1}`,
        description: `Hecho al momento con lo que trajo el mercado, número ${dish * 37 + category}.`,
        price: `${150 + dish * 35 + category}.00`,
        categoryId: id,
      });
    }
  }
  await owner.call('PUT', `/api/menus/${menu.id}`, { isPublished: true });
  return menu.id;
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
 * The control: one process of bare node:http answering the same bytes and headers from memory.
 * @param {{ headers: import('node:http').IncomingHttpHeaders, body: Buffer }} page
 */
async function startControl({ headers, body }) {
  const port = await freePort();
  const ownOfEveryReply = ['date', 'connection', 'keep-alive'];
  const kept = Object.entries(headers).filter(([name]) => !ownOfEveryReply.includes(name));
  const program = `
    const body = Buffer.from(${JSON.stringify(body.toString('base64'))}, 'base64');
    const headers = ${JSON.stringify(Object.fromEntries(kept))};
    require('node:http').createServer((_, reply) => { reply.writeHead(200, headers); reply.end(body); })
      .listen(${port}, '127.0.0.1');`;
  const server = spawn(process.execPath, ['-e', program], { stdio: 'inherit' });
  await until(() => isOpen(port), 5000, 'the control did not start');
  return { url: `http://127.0.0.1:${port}/`, stop: () => server.kill('SIGKILL') };
}
