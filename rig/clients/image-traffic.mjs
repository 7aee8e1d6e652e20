import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { DINER_PAGE, Ledger } from '../ledger.mjs';
import { noiseImage } from './photos.mjs';
import { Traffic } from './traffic.mjs';

/** Pause of one client between two images, in milliseconds. */
const PAUSE_MS = 1000;
/** Bytes of an image may wait longer for an answer: the bucket may be silent for thirteen seconds. */
const BOUNDS = { maxMs: { send: 15_000 }, refusal: /El servicio no responde en este momento/ };

/** @param {Uint8Array} bytes */
export const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');

/**
 * Diners who look at a page and a photo of it, and owners who send images. Whoever is refused must be told 503.
 * @typedef {ReturnType<typeof imageTraffic>} ImageTraffic
 * @param {import('./traffic.mjs').TwoMenus} of
 */
export function imageTraffic({ owner, pageOf }) {
  /** Digests of what was sent, by the ids of the tickets. @type {Map<string, string>} */
  const sent = new Map();
  /** Those of it that were acknowledged as images. @type {Set<string>} */
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
