import { identity, type Role } from '@cartaviva/contracts';
import type { TestService } from './test-service';

const FIRST_PAGE = { page: 1, limit: 20 };

export const roles = (service: TestService) => ({
  set: (userId: string, role: Role) =>
    service.sql(`UPDATE users SET role = $2 WHERE id = $1`, [userId, role]),

  async of(userId: string): Promise<Role> {
    const [row] = await service.sql<{ role: Role }>(`SELECT role FROM users WHERE id = $1`, [
      userId,
    ]);
    return row!.role;
  },

  async admin() {
    const { user } = await service.verified();
    await this.set(user.id, 'admin');
    const call = service.asUser(user.id, 'admin');
    return {
      user,
      users: (search?: string, page = FIRST_PAGE) =>
        call(identity.admin.users, { ...page, ...(search === undefined ? {} : { search }) }),
      requests: (page = FIRST_PAGE) => call(identity.admin.demoRequests, page),
      give: (userId: string, role: Role) => call(identity.admin.changeRole, { userId, role }),
    };
  },
});
