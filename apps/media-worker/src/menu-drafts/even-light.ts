import type { GreyImage } from './grey-image';

/** Bounds of the black level as a share of the local mean. Faded print has a higher level than fresh print. */
const BLACK = { least: 0.3, most: 0.85 } as const;
/** Distance of the white level from the local mean, as a share of the way to black. */
const WHITE = 0.115;

/**
 * Normalizes an image to dark letters on white paper in even light, by comparing each pixel with its local mean.
 * @param mean the same image, blurred until the letters vanish
 */
export function evenLight(image: GreyImage, mean: Uint8Array): GreyImage {
  const { width, height, data } = image;
  const { areLight, share: ink } = lettersOf(image, mean);
  const black = Math.min(BLACK.most, Math.max(BLACK.least, ink));
  const white = 1 - WHITE * (1 - black);
  const even = new Uint8Array(data.length);
  for (let at = 0; at < data.length; at += 1) {
    const [value, around] = areLight ? [255 - data[at]!, 255 - mean[at]!] : [data[at]!, mean[at]!];
    const share = value / Math.max(around, 24);
    even[at] = Math.max(0, Math.min(255, ((share - black) / (white - black)) * 255));
  }
  return { width, height, data: even };
}

/** The mean changes by less than this within a letter's width, but by more at the edge of the page. */
const EVEN = 16;
/** Pixels of letters differ from the local mean by more than this. */
const LETTER = 24;

/**
 * Share of the letters' pixels that are darker than the black level. They lie inside the strokes, not at the edges.
 */
const DARKEST = 0.25;

/**
 * Tells if the letters are lighter than the paper, and returns their level relative to the local mean. For light
 * letters, both values are inverted. Letters are few pixels with a large difference from the mean, while paper is
 * most of the page and differs little. Areas with a steep change of the mean, such as the edge of the page, are
 * skipped.
 */
function lettersOf({ width, height, data }: GreyImage, mean: Uint8Array) {
  const reach = Math.round(width / 40);
  const [dark, light] = [new Uint32Array(101), new Uint32Array(101)];
  let darker = 0;
  let lighter = 0;
  for (let y = reach; y < height - reach; y += 3) {
    for (let x = reach; x < width - reach; x += 3) {
      const at = y * width + x;
      const around = [
        mean[at - reach]!,
        mean[at + reach]!,
        mean[at - reach * width]!,
        mean[at + reach * width]!,
      ];
      if (Math.max(...around) - Math.min(...around) > EVEN) continue;
      const [value, paper] = [data[at]!, mean[at]!];
      const difference = value - paper;
      if (difference < -LETTER) {
        darker -= difference;
        dark[Math.round((100 * value) / paper)]! += 1;
      } else if (difference > LETTER) {
        lighter += difference;
        light[Math.round((100 * (255 - value)) / Math.max(1, 255 - paper))]! += 1;
      }
    }
  }
  const areLight = lighter > darker;
  return { areLight, share: quantile(areLight ? light : dark, DARKEST) };
}

/** Returns the given quantile of a histogram of hundredths. */
function quantile(counts: Uint32Array, share: number): number {
  const wanted = counts.reduce((sum, count) => sum + count, 0) * share;
  let below = 0;
  const at = counts.findIndex((count) => (below += count) > wanted);
  return Math.max(0, at) / 100;
}

/** Tells ink from paper in an evenly lit image. */
export const isInk = (value: number): boolean => value < 200;
