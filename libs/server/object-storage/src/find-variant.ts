import { IMAGE_WIDTHS, type ImageFormat, type ImageWidth } from '@cartaviva/domain';
import { variantKey } from './object-keys';
import type { ObjectStorage } from './object-storage';

export interface FoundVariant {
  readonly key: string;
  readonly format: ImageFormat;
  /** Is true if this is the requested variant and not a substitute. Only then may clients cache it forever. */
  readonly isExact: boolean;
}

/**
 * Finds the best existing variant of an image: the requested width in the first possible format of `formats`, or else
 * the same for the nearest width. Returns undefined if there is no variant in these formats.
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

/** Sorts widths by distance. Of two equally near widths, the larger comes first, because it can be scaled down. */
function nearestFirst(width: ImageWidth): ImageWidth[] {
  const distance = (other: ImageWidth) => Math.abs(other - width);
  return [...IMAGE_WIDTHS].reverse().sort((a, b) => distance(a) - distance(b));
}
