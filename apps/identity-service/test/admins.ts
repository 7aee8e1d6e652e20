import { identity, type Role } from '@cartaviva/contracts';
import type { World } from './world';

const FIRST_PAGE = { page: 1, limit: 20 };

/** What tests of roles need: people who have one, and the word of the table. */
export const roles = (world: World) => ({
  set: (userId: string, role: Role) =>
    world.sql(`UPDATE users SET role = $2 WHERE id = $1`, [userId, role]),

  async of(userId: string): Promise<Role> {
    const [row] = await world.sql<{ role: Role }>(`SELECT role FROM users WHERE id = $1`, [userId]);
    return row!.role;
  },

  async admin() {
    const { user } = await world.verified();
    await this.set(user.id, 'admin');
    const call = world.asUser(user.id, 'admin');
    return {
      user,
      users: (search?: string, page = FIRST_PAGE) =>
        call(identity.admin.users, { ...page, ...(search === undefined ? {} : { search }) }),
      requests: (page = FIRST_PAGE) => call(identity.admin.demoRequests, page),
      give: (userId: string, role: Role) => call(identity.admin.changeRole, { userId, role }),
    };
  },
});
