import type { UserView } from '@cartaviva/contracts';
import { useAdminAddress } from '../admin-address';
import { usePagedRead } from '../paged-read';

/** GET /api/admin/users, as the address asks: newest first. */
export function useUsers() {
  const { page, searched } = useAdminAddress();
  return usePagedRead<UserView>('/api/admin/users', page, {
    ...(searched && { search: searched }),
  });
}
