import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { DINER_PAGE, Ledger } from '../ledger.mjs';
import { noiseImage } from './photos.mjs';
import { Traffic } from './traffic.mjs';

/** Pause of a client between two images, in milliseconds. */
const PAUSE_MS = 1000;
/** Uploads may take longer, because the bucket may not answer for thirteen seconds. */
const BOUNDS = { maxMs: { send: 15_000 }, refusal: /El servicio no responde en este momento/ };

/** @param {Uint8Array} bytes */
export const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');

/**
 * Traffic of diners who read a page with a photo and owners who upload images. A failed request must have status 503.
 * @typedef {ReturnType<typeof imageTraffic>} ImageTraffic
 * @param {import('./traffic.mjs').TwoMenus} of
 */
export function imageTraffic({ owner, pageOf }) {
  /** Digests of the uploaded bytes, by ticket ID. @type {Map<string, string>} */
  const sent = new Map();
  /** IDs of the uploads that were confirmed as images. @type {Set<string>} */
  const images = new Set();
  const ledger = new Ledger();
  const ask = (/** @type {string} */ kind, /** @type {Parameters<typeof owner.call>} */ ...call) =>
    ledger.reply(() => owner.call(...call), kind);
  const look = async () => {
    const [id] = images;
    if (id) await ask('image', 'GET', `/objects/${id}?w=640`);
  };
  const send = async () => {
    const image = await noiseImage({ width: 80, height: 60 });
    const wishes = { purpose: 'item', type: image.type, size: image.size };
    const ticket = await ask('ticket', 'POST', '/api/objects/upload', wishes);
    if (!ticket) return;
    const { pathname, search } = new URL(ticket.uploadURL);
    const id = pathname.split('/').at(-1) ?? '';
    sent.set(id, sha256(await image.bytes()));
    if (!(await ask('send', 'PUT', pathname + search, image))) return;
    const use = { imageURL: ticket.uploadURL };
    if (await ask('confirm', 'PUT', '/api/item-images', use)) images.add(id);
  };
  const requests = {
    [DINER_PAGE]: () => ask(DINER_PAGE, 'GET', `/menu/${pageOf}`),
    image: look,
    confirm: () => send().then(() => pause(PAUSE_MS)),
  };
  return Object.assign(new Traffic(requests, ledger, { bounds: BOUNDS }), { sent, images, pageOf });
}
