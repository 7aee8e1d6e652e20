import type { GreyImage } from './grey-image';

/** Shares of the light around a point: what has less is black, what has more is white. */
const BLACK = 0.3;
const WHITE = 0.92;

/**
 * An image as if light fell evenly on it, dark letters on white paper: each point against the mean of
 * its surroundings.
 * @param mean the same image, blurred so far that letters are gone
 */
export function evenLight(image: GreyImage, mean: Uint8Array): GreyImage {
  const { width, height, data } = image;
  const isInverted = hasLightLetters(image, mean);
  const even = new Uint8Array(data.length);
  for (let at = 0; at < data.length; at += 1) {
    const [value, around] = isInverted
      ? [255 - data[at]!, 255 - mean[at]!]
      : [data[at]!, mean[at]!];
    const share = value / Math.max(around, 24);
    even[at] = Math.max(0, Math.min(255, ((share - BLACK) / (WHITE - BLACK)) * 255));
  }
  return { width, height, data: even };
}

/** Light changes by less than this between the sides of a letter; at a page's edge it changes by more. */
const EVEN = 16;
/** Letters differ from the light around them by more than this. */
const LETTER = 24;

/**
 * Letters are few and differ much from what is around them; paper is most, and differs little. Where the
 * page ends and the table begins, the light says nothing.
 */
function hasLightLetters({ width, height, data }: GreyImage, mean: Uint8Array): boolean {
  const reach = Math.round(width / 40);
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
      const difference = data[at]! - mean[at]!;
      if (difference < -LETTER) darker -= difference;
      else if (difference > LETTER) lighter += difference;
    }
  }
  return lighter > darker;
}

/** Which points are ink, in an evenly lit image. */
export const isInk = (value: number): boolean => value < 200;
