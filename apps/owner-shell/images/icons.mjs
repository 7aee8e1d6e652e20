import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import sharp from 'sharp';

const PUBLIC = resolve(import.meta.dirname, '../public');
const GREEN = '#0b7a55';
/** Phones cut a maskable icon's corners and edges off. */
const SAFE_PART = 0.68;

const mark = await readFile(resolve(PUBLIC, 'favicon.svg'));

/** @param {number} size */
const drawn = (size) => sharp(mark, { density: (72 * size) / 32 }).resize(size, size);

/** @param {import('sharp').Sharp} icon @param {string} name */
const lay = (icon, name) =>
  icon.png({ compressionLevel: 9, palette: true }).toFile(resolve(PUBLIC, name));

/** On the system's green to its edges. @param {number} size @param {number} part */
async function filled(size, part) {
  const inner = await drawn(Math.round(size * part))
    .png()
    .toBuffer();
  const ground = { width: size, height: size, channels: 4, background: GREEN };
  return sharp({ create: /** @type {import('sharp').Create} */ (ground) }).composite([
    { input: inner },
  ]);
}

/** The mark in the sizes that browsers and phones ask for: `node apps/owner-shell/images/icons.mjs`. */
await lay(drawn(32), 'favicon-32.png');
await lay(await filled(180, 0.86), 'apple-touch-icon.png');
await lay(drawn(192), 'icon-192.png');
await lay(drawn(512), 'icon-512.png');
await lay(await filled(512, SAFE_PART), 'icon-maskable.png');
