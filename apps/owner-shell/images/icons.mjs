import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import sharp from 'sharp';

const PUBLIC = resolve(import.meta.dirname, '../public');
const GREEN = '#0b7a55';
/** Part of a maskable icon that is always visible. Phones crop the rest. */
const SAFE_PART = 0.68;

const mark = await readFile(resolve(PUBLIC, 'favicon.svg'));

/** @param {number} size */
const drawn = (size) => sharp(mark, { density: (72 * size) / 32 }).resize(size, size);

/** @param {import('sharp').Sharp} icon @param {string} name */
const lay = (icon, name) =>
  icon.png({ compressionLevel: 9, palette: true }).toFile(resolve(PUBLIC, name));

/**
 * Wraps a PNG as the only image of an ICO file, for browsers and feed readers that support nothing
 * else.
 * @param {Buffer} png
 * @param {number} size
 * @param {string} name
 */
function layIco(png, size, name) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return writeFile(resolve(PUBLIC, name), Buffer.concat([head, png]));
}

/**
 * Draws the mark on a background of the brand's green.
 * @param {number} size
 * @param {number} part
 */
async function filled(size, part) {
  const inner = await drawn(Math.round(size * part))
    .png()
    .toBuffer();
  const ground = { width: size, height: size, channels: 4, background: GREEN };
  return sharp({ create: /** @type {import('sharp').Create} */ (ground) }).composite([
    { input: inner },
  ]);
}

/** Writes the mark in all icon sizes. Run with `node apps/owner-shell/images/icons.mjs`. */
await lay(drawn(32), 'favicon-32.png');
await layIco(await readFile(resolve(PUBLIC, 'favicon-32.png')), 32, 'favicon.ico');
await lay(await filled(180, 0.86), 'apple-touch-icon.png');
await lay(drawn(192), 'icon-192.png');
await lay(drawn(512), 'icon-512.png');
await lay(await filled(512, SAFE_PART), 'icon-maskable.png');
