import { once } from 'node:events';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { isServed } from '../../../clients/clients.mjs';
import { openMenu, register } from '../../../clients/restaurant.mjs';

/** @typedef {() => Promise<unknown>} Work */
/** @typedef {'prints' | 'imports'} Kind */
/** @typedef {{ kinds: readonly Kind[], seconds: number }} Asked */

const ITEMS = 450;
/**
 * A cell that takes a second to normalize. The table repeats it many times to check that an import avoids this cost.
 */
const MARKS = `a${'\u0315\u0300'.repeat(12_000)}`;

/**
 * Owners who print and import. They run in a thread of their own, so that their requests do not delay the
 * measurement.
 */
export class Crowd {
  /** @param {Worker} thread */
  constructor(thread) {
    this.thread = thread;
  }

  /** @param {import('../../../system/test-system.mjs').TestSystem} system */
  static async of({ url, inboxUrl }) {
    const thread = new Worker(import.meta.filename, { workerData: { url, inboxUrl } });
    await once(thread, 'message');
    return new Crowd(thread);
  }

  /**
   * Makes all owners of the given kinds repeat their work, and returns how often they finished it.
   * @param {Asked} asked @returns {Promise<number>}
   */
  async work(asked) {
    this.thread.postMessage(asked);
    const [done] = await once(this.thread, 'message');
    return done;
  }

  async leave() {
    await this.thread.terminate();
  }
}

/** @param {import('node:worker_threads').MessagePort} port */
async function answer(port) {
  /** @type {Record<Kind, Work[]>} */
  const works = {
    prints: await Promise.all([1, 2].map(print)),
    imports: await Promise.all([1, 2, 3].map(slowImport)),
  };
  port.on('message', (/** @type {Asked} */ { kinds, seconds }) => {
    const working = doneBy(
      kinds.flatMap((kind) => works[kind]),
      seconds,
    );
    void working.then((done) => port.postMessage(done));
  });
  port.postMessage('ready');
}

/**
 * Repeats several tasks in parallel for a time and returns how often they finished.
 * @param {readonly Work[]} works @param {number} seconds
 */
async function doneBy(works, seconds) {
  const end = performance.now() + seconds * 1000;
  let done = 0;
  const again = async (/** @type {Work} */ work) => {
    while (performance.now() < end) done += Number(await isServed(work()));
  };
  await Promise.all(works.map(again));
  return done;
}

const csv = (/** @type {string} */ text) => new Blob([text], { type: 'text/csv' });

/** Registers an owner who prints a full menu. @returns {Promise<Work>} */
async function print() {
  const { owner } = await register(workerData, { isPatient: true });
  const { menuId: id } = await openMenu(owner);
  const lines = Array.from({ length: ITEMS }, (_, at) => `Plato ${at},350,Con arroz y ensalada`);
  await owner.call(
    'POST',
    `/api/menus/${id}/import`,
    csv(['Nombre,Precio,Descripción', ...lines].join('\n')),
  );
  return () => owner.call('GET', `/api/menus/${id}/print?layout=menu`);
}

/** Registers an owner who imports a table that is slow by design. @returns {Promise<Work>} */
async function slowImport() {
  const { owner } = await register(workerData, { isPatient: true });
  const { menuId: id } = await openMenu(owner);
  const hostile = csv(`Nombre,Precio\n${`${MARKS},10\n`.repeat(20)}`);
  return () => owner.call('POST', `/api/menus/${id}/import`, hostile);
}

if (parentPort && workerData?.inboxUrl) await answer(parentPort);
