import type { GreyImage } from './grey-image';

/** Shares of the light around a point that are black: of dull print more are, and never more than the last. */
const BLACK = { least: 0.3, most: 0.85 } as const;
/** How near to the light around it a point is white, as a share of the way to black. */
const WHITE = 0.115;

/**
 * An image as if light fell evenly on it, dark letters on white paper: each point against the mean of
 * its surroundings.
 * @param mean the same image, blurred so far that letters are gone
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

/** Light changes by less than this between the sides of a letter; at a page's edge it changes by more. */
const EVEN = 16;
/** Letters differ from the light around them by more than this. */
const LETTER = 24;

/** Of the points of letters so many are darker than what is black: their middles, not their edges. */
const DARKEST = 0.25;

/**
 * Whether letters are lighter than their paper, and what share of the light around them theirs is; of light
 * ones, of the darkness. Letters are few and differ much from what is around them; paper is most, and differs
 * little. Where the page ends and the table begins, the light says nothing.
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

/** The hundredth that so large a share of what was counted is below. */
function quantile(counts: Uint32Array, share: number): number {
  const wanted = counts.reduce((sum, count) => sum + count, 0) * share;
  let below = 0;
  const at = counts.findIndex((count) => (below += count) > wanted);
  return Math.max(0, at) / 100;
}

/** Which points are ink, in an evenly lit image. */
export const isInk = (value: number): boolean => value < 200;
