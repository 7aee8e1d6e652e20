import { usePage } from '@cartaviva/api-client';
import { PAGE_SIZE } from '@cartaviva/contracts';
import { useAdminAddress } from '../admin-address';

/** Reads the page of GET /api/admin/users that the URL names, newest first. */
export function useUsers() {
  const { page, searched } = useAdminAddress();
  const query = { page, limit: PAGE_SIZE, ...(searched && { search: searched }) };
  return usePage('/api/admin/users', { params: { query }, revalidateIfStale: true });
}
