import { useRead } from '@cartaviva/api-client';

/** GET /api/storage: what the owner's images take of their plan's room; nothing in the demo. */
export function useStorage(hasStorageLimit: boolean) {
  const path = hasStorageLimit ? '/api/storage' : null;
  return useRead(path, { revalidateIfStale: true });
}
