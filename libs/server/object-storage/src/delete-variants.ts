import { variantsPrefix } from './object-keys';
import type { ObjectStorage } from './object-storage';

export async function deleteVariants(storage: ObjectStorage, objectId: string): Promise<void> {
  for (const key of await storage.list(variantsPrefix(objectId))) await storage.delete(key);
}
