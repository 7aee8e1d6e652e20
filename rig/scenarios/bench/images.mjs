import sharp from 'sharp';
import { isServed } from '../../clients/clients.mjs';
import { register } from '../../clients/restaurant.mjs';
import { until } from '../../../tools/engines/ports.mjs';
import {
  filledImage,
  jpegOf,
  smallImage,
  twelveMegapixels,
  worstFiles,
} from '../../clients/photos.mjs';
import { cpuSeconds, memoryOf, watchMemory, whenIdle } from '../../figures/process.mjs';

/** @typedef {import('../../../tools/api/owner.mjs').Owner} Owner */

const WIDTHS = [320, 640, 960, 1280];

/** Number of concurrent uploads, each of the maximum size. */
const CROWD = 20;

/**
 * Measures a 12-megapixel image through the system, compared with bare sharp, which encodes four WebP files of it.
 * Then measures twenty concurrent uploads.
 * @param {import('../../system/test-system.mjs').TestSystem} system
 */
export async function run(system) {
  const image = await twelveMegapixels();
  const bare = await cpuOfBareSharp(image);
  const { owner } = await register(system);
  const { 'media-worker': worker, gateway } = system.running().pids;
  if (worker === undefined || gateway === undefined) throw new Error('The system is not whole');
  // Waits until the registration mail is sent and the worker has processed a first image, as in any running system.
  await owner.uploadItemImage(await smallImage());
  await whenIdle(worker);
  return [
    { what: 'upload of the photo, MB', value: (image.length / 1e6).toFixed(1) },
    ...(await oneImage(owner, worker, image, bare)),
    ...(await manyAtOnce(owner, worker, gateway)),
    ...(await worstOnes(owner, worker)),
  ];
}

/** @param {Owner} owner @param {number} worker @param {Buffer} image @param {number} bare */
async function oneImage(owner, worker, image, bare) {
  const before = cpuSeconds(worker);
  const start = Date.now();
  const path = await owner.uploadItemImage(jpegOf(image));
  await until(() => served(owner.baseUrl, path, 640, 'image/jpeg'), 10_000, 'no first picture');
  const first = Date.now() - start;
  await until(() => isWhole(owner.baseUrl, path), 60_000, 'not every size was made');
  const all = Date.now() - start;
  await whenIdle(worker);
  const cpu = cpuSeconds(worker) - before;
  const shared = await fetch(new URL(`${path}.jpg`, owner.baseUrl));
  return [
    { what: 'first picture served after, ms', value: `${first}` },
    { what: 'all sizes and formats after, ms', value: `${all}` },
    { what: 'CPU of bare sharp, four WebP, s', value: bare.toFixed(2) },
    { what: 'CPU of the worker, every size and format, s', value: cpu.toFixed(2) },
    { what: 'worker to bare sharp', value: (cpu / bare).toFixed(2) },
    { what: 'JPEG of a link, KB', value: kilobytes((await shared.arrayBuffer()).byteLength) },
  ];
}

/** @param {Owner} owner @param {number} worker @param {number} gateway */
async function manyAtOnce(owner, worker, gateway) {
  const image = jpegOf(await filledImage());
  const crowd = Array.from({ length: CROWD });
  const tickets = await Promise.all(crowd.map(() => owner.call('POST', '/api/objects/upload')));
  const memory = watchMemory({ gateway });
  await Promise.all(tickets.map(({ uploadURL }) => owner.call('PUT', uploadURL, image)));
  const { first, most } = memory.stop()['gateway'] ?? { first: NaN, most: NaN };
  const confirmed = tickets.map(({ uploadURL: imageURL }) => confirm(owner, imageURL));
  await Promise.all(confirmed);
  await whenIdle(worker);
  return [
    { what: '20 uploads of 10 MB: the gateway grows by, MB', value: megabytes(most - first) },
    { what: 'the worker at its largest, MB', value: megabytes(memoryOf(worker, 'VmHWM')) },
  ];
}

/**
 * Uploads the files that take the most memory of all accepted ones, two of each kind at once.
 * @param {Owner} owner @param {number} worker
 */
async function worstOnes(owner, worker) {
  for (const bytes of await worstFiles()) {
    const pair = await Promise.all([1, 2].map(() => owner.call('POST', '/api/objects/upload')));
    for (const { uploadURL } of pair) await owner.call('PUT', uploadURL, jpegOf(bytes));
    await Promise.all(pair.map(({ uploadURL }) => confirm(owner, uploadURL)));
  }
  await whenIdle(worker);
  const most = megabytes(memoryOf(worker, 'VmHWM'));
  return [{ what: 'and after the worst files that are accepted, MB', value: most }];
}

/**
 * Confirms an upload as a browser does, which retries while the worker is busy.
 * @param {Owner} owner @param {string} imageURL
 */
async function confirm(owner, imageURL) {
  const confirmed = () => isServed(owner.call('PUT', '/api/item-images', { imageURL }));
  await until(confirmed, 120_000, 'an image was never confirmed');
}

/** @param {Buffer} image */
async function cpuOfBareSharp(image) {
  sharp.concurrency(1);
  const before = process.cpuUsage();
  for (const width of WIDTHS) {
    await sharp(image).rotate().resize(width).webp({ quality: 75 }).toBuffer();
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

/** @param {number} bytes */
const megabytes = (bytes) => (bytes / 1e6).toFixed(0);
/** @param {number} bytes */
const kilobytes = (bytes) => (bytes / 1e3).toFixed(0);

/** @param {string} base @param {string} path */
async function isWhole(base, path) {
  for (const width of WIDTHS) {
    for (const type of ['image/avif', 'image/webp', 'image/jpeg']) {
      if (!(await served(base, path, width, type))) return false;
    }
  }
  return true;
}

/**
 * Returns true when the image is served in the requested size and format, not as a substitute.
 * @param {string} base @param {string} path @param {number} width @param {string} type
 */
async function served(base, path, width, type) {
  const image = await fetch(new URL(`${path}?w=${width}`, base), { headers: { accept: type } });
  await image.arrayBuffer();
  return /immutable/.test(image.headers.get('cache-control') ?? '');
}
