import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { Owner } from '../api/owner.mjs';
import { until } from '../engines/ports.mjs';
import { openHouse } from '../house/house.mjs';

const WIDTHS = [320, 640, 960, 1280];
/** Linux counts a process's time in hundredths of a second. */
const TICKS_PER_SECOND = 100;

/** A 12-megapixel photo through the house, against bare sharp making four WebP of it in the worker's stead. */
export async function benchPictures() {
  const photo = await twelveMegapixels();
  const bare = await cpuOfBareSharp(photo);
  const house = await openHouse();
  try {
    const owner = new Owner(house.url, house.inboxUrl);
    const person = { password: 'una-clave-larga', firstName: 'Eva', lastName: 'Luna' };
    await owner.register({ ...person, email: 'eva@ejemplo.do' });
    const worker = house.running().pids['media-worker'];
    if (worker === undefined) throw new Error('media-worker does not run');
    const before = cpuSeconds(worker);
    const start = Date.now();
    const path = await owner.uploadItemImage(
      new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }),
    );
    const first = Date.now() - start;
    await until(() => served(house.url, path, 1280, 'image/avif'), 60_000, 'no AVIF of 1280');
    await until(() => served(house.url, path, 1280, 'image/webp'), 60_000, 'no WebP of 1280');
    await quiet(worker);
    const all = Date.now() - start;
    const cpu = cpuSeconds(worker) - before;
    return [
      { what: 'upload of the photo, MB', value: (photo.length / 1e6).toFixed(1) },
      { what: 'first picture served after, ms', value: `${first}` },
      { what: 'all sizes and formats after, ms', value: `${all}` },
      { what: 'CPU of bare sharp, four WebP, s', value: bare.toFixed(2) },
      { what: 'CPU of the worker, every size and format, s', value: cpu.toFixed(2) },
      { what: 'worker to bare sharp', value: (cpu / bare).toFixed(2) },
    ];
  } finally {
    await house.close();
  }
}

/** A picture with the detail of a photo: blurred noise in colour. */
async function twelveMegapixels() {
  const noise = { type: /** @type {const} */ ('gaussian'), mean: 128, sigma: 60 };
  const grain = sharp({
    create: { width: 1000, height: 750, channels: 3, background: '#884422', noise },
  });
  const soft = await grain.blur(2).png().toBuffer();
  return sharp(soft).resize(4000, 3000, { kernel: 'cubic' }).jpeg({ quality: 90 }).toBuffer();
}

/** @param {Buffer} photo */
async function cpuOfBareSharp(photo) {
  sharp.concurrency(1);
  const before = process.cpuUsage();
  for (const width of WIDTHS) {
    await sharp(photo).rotate().resize(width).webp({ quality: 75 }).toBuffer();
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

/** User and system time a process has used. @param {number} pid */
function cpuSeconds(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

/** Waits until the process has been idle for half a second. @param {number} pid */
async function quiet(pid) {
  for (let last = -1; cpuSeconds(pid) - last > 0.02;) {
    last = cpuSeconds(pid);
    await pause(500);
  }
}

/** @param {string} base @param {string} path @param {number} width @param {string} type */
async function served(base, path, width, type) {
  const picture = await fetch(new URL(`${path}?w=${width}`, base), { headers: { accept: type } });
  await picture.arrayBuffer();
  return picture.headers.get('content-type') === type;
}
