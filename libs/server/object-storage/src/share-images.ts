import { createHash } from 'node:crypto';
import { fontPeriod } from './heading-fonts';
import type { ObjectStorage } from './object-storage';

/**
 * Version of the image rendering. Increase it when the same content should give another image, because images are
 * cached forever by name.
 */
const EDITION = 1;

export const shareImagesPrefix = 'share-images/';

/** Names of images in requests, without `.jpg`. */
export const SHARE_IMAGE_NAME = /^[0-9a-f]{32}$/;

/** Returns the name of the image with this content. The same content gives the same name. */
export function shareImageName(content: object): string {
  const parts = Object.entries(content).sort(([one], [other]) => (one < other ? -1 : 1));
  const text = JSON.stringify([EDITION, ...parts]);
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}

/** Returns the period in the key of an image, counted as for fonts, or 0 if there is none. */
export const shareImagePeriodIn = (key: string): number =>
  Number(/^share-images\/(\d{1,9})\//.exec(key)?.[1] ?? 0);

export const shareImageKey = (name: string, period: number): string =>
  `${shareImagesPrefix}${period}/${name}.jpeg`;

/** Finds the current key of an image. Returns undefined if it was never stored or has expired. */
export async function findShareImage(
  storage: ObjectStorage,
  name: string,
  now: Date,
): Promise<string | undefined> {
  const period = fontPeriod(now);
  for (const key of [shareImageKey(name, period), shareImageKey(name, period - 1)]) {
    if (await storage.exists(key)) return key;
  }
  return undefined;
}
