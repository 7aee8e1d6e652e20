import {
  identity,
  identityEvents,
  type DomainError,
  type Role,
  type SessionsRevoked,
} from '@cartaviva/contracts';
import { digestOf } from '@cartaviva/secrets';
import { NestFactory } from '@nestjs/core';
import { randomUUID } from 'node:crypto';
import { newcomer, startWorld, type World } from '../../test/world';
import { AdminGrant } from '../roles/admin-grant.service';
import { OperatorModule } from '../roles/operator.module';

const FIRST_PAGE = { page: 1, limit: 20 };
const FORBIDDEN = { code: 'FORBIDDEN' };

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());
beforeEach(async () => {
  await world.sql(`DELETE FROM users`);
});

const setRole = (userId: string, role: Role) =>
  world.sql(`UPDATE users SET role = $2 WHERE id = $1`, [userId, role]);

async function admin() {
  const { person, sid, user } = await world.verified();
  await setRole(user.id, 'admin');
  const call = world.asUser(user.id, 'admin');
  return {
    ...{ person, sid, user },
    users: (search?: string, page = FIRST_PAGE) =>
      call(identity.admin.users, { ...page, ...(search === undefined ? {} : { search }) }),
    requests: (page = FIRST_PAGE) => call(identity.admin.demoRequests, page),
    give: (userId: string, role: Role) => call(identity.admin.changeRole, { userId, role }),
  };
}

const roleOf = async (userId: string) => {
  const [row] = await world.sql<{ role: Role }>(`SELECT role FROM users WHERE id = $1`, [userId]);
  return row!.role;
};

describe('the admin area', () => {
  it('is for admins alone: not for visitors, users, or those who were admins once', async () => {
    const { user } = await world.verified();
    const once = await admin();
    await setRole(once.user.id, 'user');
    const callers = [
      world.visitor,
      world.asUser(user.id),
      world.asUser(user.id, 'admin'),
      world.asUser(once.user.id, 'admin'),
      world.asUser(randomUUID(), 'admin'),
    ];
    for (const call of callers) {
      await expect(call(identity.admin.users, FIRST_PAGE)).rejects.toMatchObject(FORBIDDEN);
      await expect(call(identity.admin.demoRequests, FIRST_PAGE)).rejects.toMatchObject(FORBIDDEN);
      const change = { userId: user.id, role: 'admin' } as const;
      await expect(call(identity.admin.changeRole, change)).rejects.toMatchObject(FORBIDDEN);
    }
    expect(await roleOf(user.id)).toBe('user');
  });

  it('lists users newest first, page by page', async () => {
    const { user, users } = await admin();
    const others = [await world.verified(), await world.verified()];
    const ids = [...others.map((other) => other.user.id).reverse(), user.id];
    const page = (page: number) => users(undefined, { page, limit: 2 });
    const [first, second] = [await page(1), await page(2)];
    expect([...first.rows, ...second.rows].map(({ id }) => id)).toEqual(ids);
    expect(first.total).toBe(3);
    expect(first.rows[0]).toEqual(others[1]!.user);
    expect(JSON.stringify(first)).not.toContain('argon2');
  });

  it('finds users by any part of their names or address, taken literally', async () => {
    const { users } = await admin();
    const rosa = { ...newcomer(), firstName: 'Rosa', lastName: 'Núñez 100%' };
    const { user } = await world.verified(rosa);
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
    const { requests } = await admin();
    for (const name of ['Luis', 'Rosa', 'Juan']) {
      const asked = { name, email: 'luis@example.com', restaurant: 'El Conuco', phone: '809' };
      await world.visitor(identity.demoRequest.create, asked);
    }
    const { rows, total } = await requests({ page: 1, limit: 2 });
    expect(rows.map(({ name }) => name)).toEqual(['Juan', 'Rosa']);
    expect(rows[0]).toMatchObject({ restaurant: 'El Conuco', phone: '809' });
    expect(total).toBe(3);
  });
});

describe('a role', () => {
  it('is changed by an admin; the user’s sessions end, and they hear of it', async () => {
    const { give } = await admin();
    const { person, sid, user } = await world.verified();
    expect(await give(user.id, 'admin')).toMatchObject({ id: user.id, role: 'admin' });
    expect(await world.sessionOf(sid)).toBeNull();
    const revoked = await world.emitted<SessionsRevoked>(identityEvents.sessionsRevoked);
    expect(revoked).toContainEqual({ sessionIds: [digestOf(sid)] });
    expect((await world.mailsTo(person.email)).at(-1)).toMatchObject({
      template: 'role-changed',
      detail: 'admin',
    });
    const [newest] = await world.asUser(user.id)(identity.account.activity, {});
    expect(newest).toMatchObject({ kind: 'role-changed', detail: 'admin', device: null });
    expect((await world.signIn(person)).user.role).toBe('admin');
  });

  it('that is the same already changes nothing', async () => {
    const { give } = await admin();
    const { person, sid, user } = await world.verified();
    await give(user.id, 'user');
    expect(await world.sessionOf(sid)).not.toBeNull();
    expect(await world.mailsTo(person.email)).toHaveLength(1);
  });

  it('is nobody’s who is not there or did not prove their address', async () => {
    const { give } = await admin();
    await expect(give(randomUUID(), 'admin')).rejects.toMatchObject({ code: 'USER_NOT_FOUND' });
    const ana = newcomer();
    await world.register(ana);
    const [row] = await world.sql<{ id: string }>(`SELECT id FROM users WHERE email = $1`, [
      ana.email,
    ]);
    await expect(give(row!.id, 'admin')).rejects.toMatchObject({ code: 'EMAIL_NOT_VERIFIED' });
  });

  it('of admin remains with one at least, however many lay it down at once', async () => {
    const admins = await Promise.all([admin(), admin(), admin(), admin()]);
    const answers = await Promise.all(
      admins.map(({ user, give }) =>
        give(user.id, 'user').then(
          () => 'done',
          (error: DomainError) => error.code,
        ),
      ),
    );
    expect(answers.toSorted()).toEqual(['LAST_ADMIN', 'done', 'done', 'done']);
    const roles = await Promise.all(admins.map(({ user }) => roleOf(user.id)));
    expect(roles.filter((role) => role === 'admin')).toHaveLength(1);
  });

  it('of admin remains with one when two take it from each other', async () => {
    const [ana, eve] = await Promise.all([admin(), admin()]);
    const answers = await Promise.allSettled([
      ana.give(eve.user.id, 'user'),
      eve.give(ana.user.id, 'user'),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: FORBIDDEN,
    });
  });

  it('of the first admin is given by the operator, to people who proved their address', async () => {
    const { person, sid, user } = await world.verified();
    const unproved = newcomer();
    await world.register(unproved);
    const module = OperatorModule.with(world.databaseUrl);
    const operator = await NestFactory.createApplicationContext(module, { logger: false });
    const grant = (address: string) => operator.get(AdminGrant).grant(address);

    for (const { email } of [unproved, newcomer()]) {
      await expect(grant(email)).rejects.toMatchObject({ code: 'USER_NOT_FOUND' });
    }
    await grant(person.email.toUpperCase());
    await grant(person.email);
    await operator.close();
    expect(await roleOf(user.id)).toBe('admin');
    expect(await world.sessionOf(sid)).toBeNull();
    expect((await world.logOf(user.id)).filter((kind) => kind === 'role-changed')).toHaveLength(1);
  });
});
