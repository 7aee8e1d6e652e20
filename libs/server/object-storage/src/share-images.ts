import { createHash } from 'node:crypto';
import { fontPeriod } from './heading-fonts';
import type { ObjectStorage } from './object-storage';

/** To be raised when the same content shall give another image: they are kept for ever under their name. */
const EDITION = 1;

/** All images of menus for link previews. */
export const shareImagesPrefix = 'share-images/';

/** Names of images as previews ask for them, without `.jpg`. */
export const SHARE_IMAGE_NAME = /^[0-9a-f]{32}$/;

/** What the image with this content is called: the same content is the same image. */
export function shareImageName(content: object): string {
  const parts = Object.entries(content).sort(([one], [other]) => (one < other ? -1 : 1));
  const text = JSON.stringify([EDITION, ...parts]);
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}

/** The period in the key of a image, counted as those of fonts; 0 of a key that does not say. */
export const shareImagePeriodIn = (key: string): number =>
  Number(/^share-images\/(\d{1,9})\//.exec(key)?.[1] ?? 0);

export const shareImageKey = (name: string, period: number): string =>
  `${shareImagesPrefix}${period}/${name}.jpeg`;

/** The key under which a image is now; nothing when it was not made, or not asked for in a long time. */
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
