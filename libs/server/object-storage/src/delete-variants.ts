import { variantsPrefix } from './object-keys';
import type { ObjectStorage } from './object-storage';

/** Deletes all sizes and formats of an image. */
export async function deleteVariants(storage: ObjectStorage, objectId: string): Promise<void> {
  for (const key of await storage.list(variantsPrefix(objectId))) await storage.delete(key);
}
