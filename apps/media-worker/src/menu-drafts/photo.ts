import { decodedAsFarAsItGoes, inspect } from '../images/image';
import sharp, { type Sharp } from '../images/sharp';
import { blotsOf } from './blots';
import { evenLight } from './even-light';
import type { GreyImage } from './grey-image';
import { letterRows } from './letter-rows';
import { paperEdges } from './paper-edges';
import { fallOf } from './page-fall';
import { unbent } from './unbent';
import { findTurn } from './page-turn';
import { skewAngle } from './skew-angle';
import type { Tesseract } from './tesseract';
import { withoutLeaders } from './without-leaders';
import { UnreadableMenu } from './unreadable-menu';

/**
 * Long side, in pixels, at which letters are about 30 pixels high. Tesseract reads this size best, without extra
 * work.
 */
const WANTED_LONG_SIDE = 2600;
const MAX_ENLARGEMENT = 2;
const SMALL_SIDE = 1200;
/** Width in pixels for finding the orientation. */
const TURN_SIDE = 1100;
/** Width in pixels for finding the edges of a sheet. */
const EDGES_SIDE = 400;
/** A deskewed page. `isLevel` is true if the edges of the paper confirm that the lines are level. */
export interface StraightPage {
  readonly image: GreyImage;
  readonly isLevel: boolean;
}

/**
 * Prepares a photo for reading: upright, with level lines, evenly lit, and dark on white.
 * @throws DomainError as `inspect`; UnreadableMenu if the photo is too small
 */
export async function straightened(
  bytes: Uint8Array,
  tesseract: Pick<Tesseract, 'words'>,
): Promise<StraightPage> {
  const photo = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const { autoOrient } = await inspect(photo);
  const [long, short] = [autoOrient.width, autoOrient.height].sort((a, b) => b - a) as [
    number,
    number,
  ];
  if (short < 50) throw new UnreadableMenu('MENU_FILE_UNREADABLE');
  const scale = Math.min(WANTED_LONG_SIDE / long, MAX_ENLARGEMENT);
  const width = Math.round(autoOrient.width * scale);
  const grey = await decodedAsFarAsItGoes(photo, (opened) =>
    opened
      .autoOrient()
      .resize({ width, kernel: 'lanczos3' })
      .flatten({ background: '#ffffff' })
      .greyscale()
      .toColourspace('b-w')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true }),
  );
  const photographed = { width: grey.info.width, height: grey.info.height, data: grey.data };
  const small = await resized(photographed, TURN_SIDE);
  const turn = await findTurn(async (by) => (await level(await turned(small, by))).even, tesseract);
  const { upright, even } = await level(await turned(photographed, turn));
  const edges = paperEdges(await resized(upright, EDGES_SIDE), upright.width);
  const rows = letterRows(blotsOf(even), even.width);
  const { fall, isExact } = fallOf(rows, edges, even);
  return { image: withoutLeaders(unbent(even, fall)), isLevel: isExact };
}

/** Deskews a page and returns it both as it is and evenly lit. */
async function level(image: GreyImage): Promise<{ upright: GreyImage; even: GreyImage }> {
  const angle = skewAngle(await evenlyLit(await resized(image, SMALL_SIDE)));
  const upright = Math.abs(angle) < 0.15 ? image : await turned(image, angle);
  return { upright, even: await evenlyLit(upright) };
}

const asSharp = ({ data, width, height }: GreyImage): Sharp =>
  sharp(data, { raw: { width, height, channels: 1 } });

async function toGrey(image: Sharp): Promise<GreyImage> {
  const { data, info } = await image
    .toColourspace('b-w')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

const resized = (image: GreyImage, width: number): Promise<GreyImage> =>
  image.width <= width ? Promise.resolve(image) : toGrey(asSharp(image).resize({ width }));

async function turned(image: GreyImage, degrees: number): Promise<GreyImage> {
  if (degrees === 0) return image;
  const middle = image.data[Math.floor(image.data.length / 2)] ?? 128;
  const background = { r: middle, g: middle, b: middle };
  return toGrey(asSharp(image).rotate(degrees, { background }));
}

/** Compares the image with a blurred copy. The blur is so wide that letters vanish in it. */
async function evenlyLit(image: GreyImage): Promise<GreyImage> {
  const { width, height } = image;
  const small = asSharp(image).resize({
    width: Math.max(8, Math.round(width / 12)),
    kernel: 'mitchell',
  });
  const blurred = await toGrey(small.blur(Math.max(1, width / 12 / 40)));
  const mean = await toGrey(
    asSharp(blurred).resize({ width, height, fit: 'fill', kernel: 'cubic' }),
  );
  return evenLight(image, mean.data);
}

/** Scales a part of an image by the given factors. */
export function enlarged(image: GreyImage, across: number, down = across): Promise<GreyImage> {
  const [width, height] = [Math.round(image.width * across), Math.round(image.height * down)];
  return toGrey(asSharp(image).resize({ width, height, fit: 'fill', kernel: 'cubic' }));
}
