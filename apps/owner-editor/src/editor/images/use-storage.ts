import { useRead } from '@cartaviva/api-client';
import { useMenuStore } from '../../store/menu-store-context';

/** GET /api/storage: what the owner's images take of their plan's room; nothing in the demo. */
export function useStorage() {
  const { hasStorageLimit } = useMenuStore();
  const path = hasStorageLimit ? '/api/storage' : null;
  return useRead(path, { revalidateIfStale: true });
}
