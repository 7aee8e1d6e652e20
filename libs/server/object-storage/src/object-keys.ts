import type { ImageFormat, ImageWidth } from '@cartaviva/domain';

/** Path of lower-case letters, digits and hyphens, with an optional extension. */
const KEY = /^[a-z0-9-]+(?:\/[a-z0-9-]+)*(?:\.[a-z0-9]+)?$/;
const MAX_KEY = 200;

/** Upload of a browser with a ticket. It is unverified and private. */
export const uploadKey = (ticketId: string): string => `uploads/${ticketId}`;

/** Image as uploaded, with the camera's metadata. It is private. */
export const originalKey = (objectId: string): string => `originals/${objectId}`;

/** Prefix of the public variants of an image. */
export const variantsPrefix = (objectId: string): string => `variants/${objectId}/`;

/** Key of one size and format of an image. Its bytes never change. */
export const variantKey = (objectId: string, width: ImageWidth, format: ImageFormat): string =>
  `${variantsPrefix(objectId)}${width}.${format}`;

/** Key of the JPEG for link previews. Its bytes never change. */
export const shareKey = (objectId: string): string => `${variantsPrefix(objectId)}share.jpeg`;

/**
 * Prefix of files from which a menu is read. They are private and exist for minutes. The key contains the time of the
 * upload.
 */
export const menuSourcesPrefix = 'menu-sources/';
export const menuSourceKey = (sentAt: Date, id: string): string =>
  `${menuSourcesPrefix}${sentAt.getTime()}-${id}`;

/** Returns the time when a menu source was sent, or 1970 if the key does not contain it. */
export const menuSourceSentAt = (key: string): Date =>
  new Date(Number(/^menu-sources\/(\d{1,15})-/.exec(key)?.[1] ?? 0));

/** Refuses a key that could leave the storage or that drivers interpret differently. */
export function requireKey(key: string): string {
  if (key.length > MAX_KEY || !KEY.test(key)) throw new Error('not a storage key');
  return key;
}
