import type { DemoRequestView } from '@cartaviva/contracts';
import { useAdminAddress } from '../admin-address';
import { usePagedRead } from '../paged-read';

/** GET /api/admin/demo-requests, as the address asks: newest first. */
export function useDemoRequests() {
  const { page } = useAdminAddress();
  return usePagedRead<DemoRequestView>('/api/admin/demo-requests', page);
}
