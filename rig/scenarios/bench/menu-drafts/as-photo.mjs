import sharp from 'sharp';
import { fontAt } from './as-runs.mjs';
import { bent } from './bent.mjs';
import { Random } from './random.mjs';

/** Pixels per point. A letter of 11 points is about 40 pixels high, as in a phone photo of a page. */
const SCALE = 2.6;

/**
 * Renders a page as a phone photo: rotated, in perspective, curved, unevenly lit, out of focus or with motion blur,
 * noisy, and JPEG-compressed.
 * @param {import('./as-runs.mjs').Page} page
 * @param {number} seed
 */
export async function asPhoto(page, seed) {
  const random = new Random(seed + 3000);
  const width = Math.round(page.width * SCALE);
  const height = Math.round(page.height * SCALE);
  const paper = page.isDark ? '#2a2622' : random.pick(['#ffffff', '#fbf6ea', '#f3ead7', '#eef1ee']);
  const ink = page.isDark ? '#efe6d2' : random.pick(['#111111', '#2b2118', '#3a2d5c', '#444444']);
  const hand = handOf(new Random(seed + 7000), page);
  const glyphs = page.runs.map((run) => pathOf(run)).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${page.width} ${page.height}"><rect width="100%" height="100%" fill="${paper}"/><g fill="${hand.ink ?? ink}">${glyphs}</g></svg>`;
  const table = random.pick(['#5b4636', '#8a8f94', '#d9d2c5', '#2f3b2f']);
  const angle = random.between(-4, 4);
  const border = Math.round(width * random.between(0.02, 0.08));
  const flat = await sharp(Buffer.from(svg))
    .extend({ top: border, bottom: border, left: border, right: border, background: table })
    .png({ compressionLevel: 0 })
    .toBuffer();
  const slant = random.between(-0.03, 0.03);
  const turned = await sharp(flat)
    .affine([1, slant, random.between(-0.015, 0.015), 1], { background: table })
    .png({ compressionLevel: 0 })
    .toBuffer();
  const rotated = await sharp(turned)
    .rotate(angle, { background: table })
    .png({ compressionLevel: 0 })
    .toBuffer();
  const seen = hand.bend ? await bent(rotated, hand.bend) : rotated;
  const { width: w, height: h } = await sharp(seen).metadata();
  const shade = await shadow(w, h, random);
  const noise = await grain(w, h, random.between(4, 14), new Random(seed + 9000));
  const shaken = sharp(seen).blur(random.between(0.5, 1.5));
  if (hand.shake > 1) shaken.convolve(shakeOf(hand.shake));
  const lit = await shaken
    .composite([
      { input: shade, blend: 'multiply' },
      ...(hand.glare
        ? [{ input: glareOn(w, h, hand.glare), blend: /** @type {const} */ ('screen') }]
        : []),
      { input: noise, blend: 'soft-light' },
    ])
    .removeAlpha()
    .png({ compressionLevel: 0 })
    .toBuffer();
  return sharp(lit)
    .jpeg({ quality: random.whole(55, 88) })
    .toBuffer();
}

/**
 * Additional defects of some photos: perspective, curvature, motion blur, and glare; on dark paper, faded print.
 * @param {Random} random @param {import('./as-runs.mjs').Page} page
 */
function handOf(random, page) {
  const dull = random.pick([null, null, '#b9a77c', '#9a9a94']);
  const bend = {
    across: random.between(-0.12, 0.12),
    down: random.between(-0.05, 0.05),
    wave: random.between(-0.012, 0.012),
  };
  const isBent = random.chance(0.5);
  const shake = random.chance(0.25) ? random.pick([3, 5]) : 1;
  const glare = random.chance(0.25)
    ? { x: random.between(0.1, 0.9), y: random.between(0.1, 0.9), light: random.between(0.3, 0.75) }
    : null;
  return { ink: page.isDark ? dull : null, bend: isBent ? bend : null, shake, glare };
}

/** Convolution kernel of a horizontal motion blur over a number of pixels. @param {number} points */
function shakeOf(points) {
  const middle = (points - 1) / 2;
  const kernel = Array.from({ length: points * points }, (_, at) =>
    Math.floor(at / points) === middle ? 1 : 0,
  );
  return { width: points, height: points, kernel };
}

/** @param {number} width @param {number} height @param {{ x: number, y: number, light: number }} glare */
function glareOn(width, height, { x, y, light }) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><radialGradient id="g"><stop offset="0" stop-color="#fff" stop-opacity="${light}"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient></defs><ellipse cx="${x * width}" cy="${y * height}" rx="${width * 0.3}" ry="${height * 0.12}" fill="url(#g)"/></svg>`;
  return Buffer.from(svg);
}

/**
 * Uneven light from one side, and the shadow of a hand.
 * @param {number} width @param {number} height @param {Random} random
 */
function shadow(width, height, random) {
  const dark = Math.round(random.between(110, 210));
  const [x, y] = [random.between(0, 1), random.between(0, 1)];
  const hand = Math.round(random.between(120, 220));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="g" x1="${x}" y1="${y}" x2="${1 - x}" y2="${1 - y}"><stop offset="0" stop-color="rgb(${dark},${dark},${dark})"/><stop offset="1" stop-color="#fff"/></linearGradient><radialGradient id="h"><stop offset="0.5" stop-color="rgb(${hand},${hand},${hand})"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient></defs><rect width="100%" height="100%" fill="url(#g)"/><circle cx="${x * width}" cy="${(1 - y) * height}" r="${width * random.between(0.2, 0.5)}" fill="url(#h)"/></svg>`;
  return sharp(Buffer.from(svg)).png({ compressionLevel: 0 }).toBuffer();
}

/**
 * Sensor noise that is the same for the same seed. The noise of sharp differs each time.
 * @param {number} width @param {number} height @param {number} sigma @param {Random} random
 */
function grain(width, height, sigma, random) {
  const light = Buffer.alloc(width * height * 3);
  for (let at = 0; at < light.length; at += 2) {
    // The Box–Muller transform turns two uniform numbers into two normal ones.
    const far = sigma * Math.sqrt(-2 * Math.log(1 - random.next()));
    const turn = 2 * Math.PI * random.next();
    light[at] = 128 + far * Math.cos(turn);
    light[at + 1] = 128 + far * Math.sin(turn);
  }
  return sharp(light, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer();
}

/**
 * Letters of a run as outlines, so that the photo is the same on every machine.
 * @param {import('./as-runs.mjs').Run} run
 */
function pathOf({ text, x, y, size, font }) {
  const { unitsPerEm } = fontAt(font);
  const scale = size / unitsPerEm;
  const { glyphs, positions } = fontAt(font).layout(text);
  let at = x;
  return glyphs
    .map(({ path }, index) => {
      const shape = `<path transform="translate(${at.toFixed(2)} ${y.toFixed(2)}) scale(${scale} ${-scale})" d="${path.toSVG()}"/>`;
      at += (positions[index]?.xAdvance ?? 0) * scale;
      return shape;
    })
    .join('');
}
