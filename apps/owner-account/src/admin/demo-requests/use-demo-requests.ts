import { usePage } from '@cartaviva/api-client';
import { PAGE_SIZE } from '@cartaviva/contracts';
import { useAdminAddress } from '../admin-address';

/** Reads the page of GET /api/admin/demo-requests that the URL names, newest first. */
export function useDemoRequests() {
  const { page } = useAdminAddress();
  const query = { page, limit: PAGE_SIZE };
  return usePage('/api/admin/demo-requests', { params: { query }, revalidateIfStale: true });
}
