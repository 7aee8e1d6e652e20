/** Browser cache for files of an owner's unfinished work, such as the photo behind a draft. Sign-out deletes it. */
export const OWNER_FILES = 'cartaviva-owner-files';

export async function forgetOwnerFiles(): Promise<void> {
  try {
    await caches.delete(OWNER_FILES);
  } catch {
    // A browser without a cache has no files.
  }
}
