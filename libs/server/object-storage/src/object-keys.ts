import type { ImageFormat, ImageWidth } from '@cartaviva/domain';

/** Names between slashes, of small letters, digits and hyphens, the last with an extension or none. */
const KEY = /^[a-z0-9-]+(?:\/[a-z0-9-]+)*(?:\.[a-z0-9]+)?$/;
const MAX_KEY = 200;

/** What the browser sent with a ticket: unproven, private. */
export const uploadKey = (ticketId: string): string => `uploads/${ticketId}`;

/** The image as its owner uploaded it, with all that the camera wrote into it: private. */
export const originalKey = (objectId: string): string => `originals/${objectId}`;

/** All that may be shown of an image. */
export const variantsPrefix = (objectId: string): string => `variants/${objectId}/`;

/** One size and format of an image. Its bytes never change. */
export const variantKey = (objectId: string, width: ImageWidth, format: ImageFormat): string =>
  `${variantsPrefix(objectId)}${width}.${format}`;

/** The JPEG that previews of links show. Its bytes never change. */
export const shareKey = (objectId: string): string => `${variantsPrefix(objectId)}share.jpeg`;

/** What somebody sent to have a menu read from it, with the moment when that was: private, for minutes. */
export const menuSourcesPrefix = 'menu-sources/';
export const menuSourceKey = (sentAt: Date, id: string): string =>
  `${menuSourcesPrefix}${sentAt.getTime()}-${id}`;

/** When a menu source was sent; 0 of a key that does not say. */
export const menuSourceSentAt = (key: string): Date =>
  new Date(Number(/^menu-sources\/(\d{1,15})-/.exec(key)?.[1] ?? 0));

/** Refuses a key that could leave the storage or means different things to different drivers. */
export function requireKey(key: string): string {
  if (key.length > MAX_KEY || !KEY.test(key)) throw new Error('not a storage key');
  return key;
}
