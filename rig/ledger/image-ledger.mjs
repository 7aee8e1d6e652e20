import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { noiseImage } from '../clients/noise-image.mjs';
import { Ledger } from './traffic-ledger.mjs';

/** Pause of one client between two images, in milliseconds. */
const PAUSE_MS = 1000;
/** Longest that the bytes of an image may wait for an answer, in milliseconds: the bucket may be silent for thirteen seconds. */
const MAX_SENDING_MS = 15_000;
const MAX_ANSWER_MS = 5000;

/** @param {Uint8Array} bytes */
export const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');

/** Diners who look at a page and a photo of it, and owners who send images, with what they were told. */
export class ImageLedger extends Ledger {
  /** Digests of what was sent, by the ids of the tickets. @type {Map<string, string>} */
  sent = new Map();
  /** Those of it that were acknowledged as images. @type {Set<string>} */
  images = new Set();

  /** @override */
  get kinds() {
    return {
      'diner page': () => this.ask('diner page', 'GET', `/menu/${this.where.pageOf}`),
      image: () => this.#look(),
      confirm: () => this.#send().then(() => pause(PAUSE_MS)),
    };
  }

  async #look() {
    const [id] = this.images;
    if (id) await this.ask('image', 'GET', `/objects/${id}?w=640`);
  }

  async #send() {
    const image = await noiseImage({ width: 80, height: 60 });
    const wishes = { purpose: 'item', type: image.type, size: image.size };
    const ticket = await this.ask('ticket', 'POST', '/api/objects/upload', wishes);
    if (!ticket) return;
    const { pathname, search } = new URL(ticket.uploadURL);
    const id = pathname.split('/').at(-1) ?? '';
    this.sent.set(id, sha256(await image.bytes()));
    const sent = await this.ask('send', 'PUT', pathname + search, image);
    if (sent === undefined) return;
    const use = { imageURL: ticket.uploadURL };
    if (await this.ask('confirm', 'PUT', '/api/item-images', use)) this.images.add(id);
  }

  /**
   * What clients noticed of a bucket that fails: whoever wanted it was told 503 in time, and pages came all the while.
   * @override @param {number} moment of the fault
   */
  notice(moment) {
    const since = this.answers.filter(({ to }) => to >= moment);
    const failures = since.filter(({ isDone }) => !isDone);
    for (const { kind, from, to } of since) {
      const limit = kind === 'send' ? MAX_SENDING_MS : MAX_ANSWER_MS;
      assert.ok(to - from <= limit, `An answer to "${kind}" took ${to - from} ms`);
    }
    for (const { kind, status, why } of failures) {
      assert.notEqual(kind, 'diner page', `Diners' pages failed: ${why}`);
      assert.equal(status, 503, `"${kind}" was told ${why}`);
      assert.match(why, /El servicio no responde en este momento/);
    }
    const longest = (/** @type {(kind: string) => boolean} */ isOf) =>
      Math.max(0, ...since.filter(({ kind }) => isOf(kind)).map(({ from, to }) => to - from));
    const last = Math.max(moment, ...failures.map(({ to }) => to)) - moment;
    const kinds = [...new Set(failures.map(({ kind }) => kind))].map(
      (kind) => `${kind} × ${failures.filter((one) => one.kind === kind).length}`,
    );
    const refused = kinds.length > 0 ? `503 for ${kinds.join(', ')}` : 'none failed';
    const pages = since.filter(({ kind }) => kind === 'diner page').length;
    return `of ${since.length} requests ${refused}, the last after ${(last / 1000).toFixed(1)} s; ${pages} pages came; longest answer ${longest((kind) => kind !== 'send')} ms, of bytes sent ${longest((kind) => kind === 'send')} ms`;
  }
}
