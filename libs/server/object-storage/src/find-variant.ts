import { IMAGE_WIDTHS, type ImageFormat, type ImageWidth } from '@cartaviva/domain';
import { variantKey } from './object-keys';
import type { ObjectStorage } from './object-storage';

export interface FoundVariant {
  readonly key: string;
  readonly format: ImageFormat;
  /** Whether it is what was asked for, not a stand-in. Only then may it be cached for ever. */
  readonly isExact: boolean;
}

/**
 * The best variant of an image that exists: the asked width in the first of `formats`, else in the
 * next ones, else the same at the nearest width. Nothing when the image has no variant that the
 * asker can show.
 */
export async function findVariant(
  storage: ObjectStorage,
  objectId: string,
  width: ImageWidth,
  formats: readonly ImageFormat[],
): Promise<FoundVariant | undefined> {
  for (const candidate of nearestFirst(width)) {
    for (const format of formats) {
      const key = variantKey(objectId, candidate, format);
      if (await storage.exists(key)) {
        const isExact = candidate === width && format === formats[0];
        return { key, format, isExact };
      }
    }
  }
  return undefined;
}

/** Of two widths that are equally near, the larger one first: it can still be shown smaller. */
function nearestFirst(width: ImageWidth): ImageWidth[] {
  const distance = (other: ImageWidth) => Math.abs(other - width);
  return [...IMAGE_WIDTHS].reverse().sort((a, b) => distance(a) - distance(b));
}
