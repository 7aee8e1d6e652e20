import { identity } from '@cartaviva/contracts';
import { randomUUID } from 'node:crypto';
import { roles } from '../../test/admins';
import { newcomer } from '../../test/people';
import { sharedTestService, type TestService } from '../../test/test-service';

const FIRST_PAGE = { page: 1, limit: 20 };
const FORBIDDEN = { code: 'FORBIDDEN' };

let service: TestService;
beforeAll(async () => {
  service = await sharedTestService();
});
beforeEach(async () => {
  await service.sql(`DELETE FROM users`);
});

describe('the admin area', () => {
  it('is for admins alone: not for visitors, users, or those who were admins once', async () => {
    const { user } = await service.verified();
    const once = await roles(service).admin();
    await roles(service).set(once.user.id, 'user');
    const callers = [
      service.visitor,
      service.asUser(user.id),
      service.asUser(user.id, 'admin'),
      service.asUser(once.user.id, 'admin'),
      service.asUser(randomUUID(), 'admin'),
    ];
    for (const call of callers) {
      await expect(call(identity.admin.users, FIRST_PAGE)).rejects.toMatchObject(FORBIDDEN);
      await expect(call(identity.admin.demoRequests, FIRST_PAGE)).rejects.toMatchObject(FORBIDDEN);
      const change = { userId: user.id, role: 'admin' } as const;
      await expect(call(identity.admin.changeRole, change)).rejects.toMatchObject(FORBIDDEN);
    }
    expect(await roles(service).of(user.id)).toBe('user');
  });

  it('lists users newest first, page by page', async () => {
    const { user, users } = await roles(service).admin();
    const others = [await service.verified(), await service.verified()];
    const ids = [...others.map((other) => other.user.id).reverse(), user.id];
    const page = (page: number) => users(undefined, { page, limit: 2 });
    const [first, second] = [await page(1), await page(2)];
    expect([...first.rows, ...second.rows].map(({ id }) => id)).toEqual(ids);
    expect(first.total).toBe(3);
    expect(first.rows[0]).toEqual(others[1]!.user);
    expect(JSON.stringify(first)).not.toContain('argon2');
  });

  it('finds users by any part of their names or address, taken literally', async () => {
    const { users } = await roles(service).admin();
    const rosa = { ...newcomer(), firstName: 'Rosa', lastName: 'Núñez 100%' };
    const { user } = await service.verified(rosa);
    const found = async (search: string) => (await users(search)).rows.map(({ id }) => id);
    for (const search of ['rosa', 'NÚÑEZ', 'Rosa Núñez', rosa.email.slice(4, 20), ' 100% ']) {
      expect(await found(search)).toEqual([user.id]);
    }
    for (const search of ['R_sa', 'Rosa%Núñez', '\\', "'; DROP TABLE users; --"]) {
      expect(await found(search)).toEqual([]);
    }
    expect(await found('')).toHaveLength(2);
  });

  it('lists demo requests newest first', async () => {
    const { requests } = await roles(service).admin();
    for (const name of ['Luis', 'Rosa', 'Juan']) {
      const asked = { name, email: 'luis@example.com', restaurant: 'El Conuco', phone: '809' };
      await service.visitor(identity.demoRequest.create, asked);
    }
    const { rows, total } = await requests({ page: 1, limit: 2 });
    expect(rows.map(({ name }) => name)).toEqual(['Juan', 'Rosa']);
    expect(rows[0]).toMatchObject({ restaurant: 'El Conuco', phone: '809' });
    expect(total).toBe(3);
  });
});
