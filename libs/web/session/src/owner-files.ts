/**
 * The browser's cache for files that an owner has sent and is not finished with, such as the photo that a
 * draft was read from. Whoever signs out leaves none of them behind.
 */
export const OWNER_FILES = 'cartaviva-owner-files';

/** Deletes all of them. */
export async function forgetOwnerFiles(): Promise<void> {
  try {
    await caches.delete(OWNER_FILES);
  } catch {
    // A browser without a cache has stored none.
  }
}
