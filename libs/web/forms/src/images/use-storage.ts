import { useRead } from '@cartaviva/api-client';

/** Reads how much of the plan's storage the owner's images use. The demo has no limit and reads nothing. */
export function useStorage(hasStorageLimit: boolean) {
  const path = hasStorageLimit ? '/api/storage' : null;
  return useRead(path, { revalidateIfStale: true });
}
