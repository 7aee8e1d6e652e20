import {
  identity,
  identityEvents,
  type DomainError,
  type SessionsRevoked,
} from '@cartaviva/contracts';
import { digestOf } from '@cartaviva/secrets';
import { NestFactory } from '@nestjs/core';
import { randomUUID } from 'node:crypto';
import { roles } from '../../test/admins';
import { newcomer, USER_AGENT } from '../../test/people';
import { sharedTestService, type TestService } from '../../test/test-service';
import { AdminGrantService } from './admin-grant.service';
import { OperatorModule } from './operator.module';

let service: TestService;
beforeAll(async () => {
  service = await sharedTestService();
});
beforeEach(async () => {
  await service.sql(`DELETE FROM users`);
});

describe('a role', () => {
  it('is changed by an admin; the user’s sessions end, and they hear of it', async () => {
    const { give } = await roles(service).admin();
    const { person, sid, user } = await service.verified();
    expect(await give(user.id, 'admin')).toMatchObject({ id: user.id, role: 'admin' });
    expect(await service.sessionOf(sid)).toBeNull();
    const revoked = await service.emitted<SessionsRevoked>(identityEvents.sessionsRevoked);
    expect(revoked).toContainEqual({ sessionIds: [digestOf(sid)] });
    expect((await service.mailsTo(person.email)).at(-1)).toMatchObject({
      template: 'role-changed',
      detail: 'admin',
    });
    const [newest] = await service.asUser(user.id)(identity.account.activity, {});
    expect(newest).toMatchObject({ kind: 'role-changed', detail: 'admin', device: null });
    expect((await service.signIn(person)).user.role).toBe('admin');
  });

  it('that is the same already changes nothing', async () => {
    const { give } = await roles(service).admin();
    const { person, sid, user } = await service.verified();
    await give(user.id, 'user');
    expect(await service.sessionOf(sid)).not.toBeNull();
    expect(await service.mailsTo(person.email)).toHaveLength(1);
  });

  it('is nobody’s who is not there or did not prove their address', async () => {
    const { give } = await roles(service).admin();
    await expect(give(randomUUID(), 'admin')).rejects.toMatchObject({ code: 'USER_NOT_FOUND' });
    const ana = newcomer();
    await service.register(ana);
    const [row] = await service.sql<{ id: string }>(`SELECT id FROM users WHERE email = $1`, [
      ana.email,
    ]);
    await expect(give(row!.id, 'admin')).rejects.toMatchObject({ code: 'EMAIL_NOT_VERIFIED' });
  });

  it('of admin remains with one at least, however many lay it down at once', async () => {
    const admins = await Promise.all(Array.from({ length: 4 }, () => roles(service).admin()));
    const answers = await Promise.all(
      admins.map(({ user, give }) =>
        give(user.id, 'user').then(
          () => 'done',
          (error: DomainError) => error.code,
        ),
      ),
    );
    expect(answers.toSorted()).toEqual(['LAST_ADMIN', 'done', 'done', 'done']);
    const left = await Promise.all(admins.map(({ user }) => roles(service).of(user.id)));
    expect(left.filter((role) => role === 'admin')).toHaveLength(1);
  });

  it('of admin remains with one when two take it from each other', async () => {
    const [ana, eve] = await Promise.all([roles(service).admin(), roles(service).admin()]);
    const answers = await Promise.allSettled([
      ana.give(eve.user.id, 'user'),
      eve.give(ana.user.id, 'user'),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'FORBIDDEN' },
    });
  });

  it('of admin is kept by the last one who stays, while the other account is closing', async () => {
    const [ana, eve] = [await roles(service).admin(), await roles(service).admin()];
    const password = newcomer().password;
    const leave = (userId: string) =>
      service.asUser(userId, 'admin')(identity.account.delete, { password, userAgent: USER_AGENT });
    await leave(eve.user.id);

    await expect(ana.give(ana.user.id, 'user')).rejects.toMatchObject({ code: 'LAST_ADMIN' });
    await expect(leave(ana.user.id)).rejects.toMatchObject({ code: 'LAST_ADMIN' });
    await service.asUser(eve.user.id)(identity.account.cancelDeletion, { userAgent: USER_AGENT });
    expect(await ana.give(ana.user.id, 'user')).toMatchObject({ role: 'user' });
  });

  it('of the first admin is given by the operator, to people who proved their address', async () => {
    const { person, sid, user } = await service.verified();
    const unproved = newcomer();
    await service.register(unproved);
    const module = OperatorModule.with(service.databaseUrl);
    const operator = await NestFactory.createApplicationContext(module, { logger: false });
    const grant = (address: string) => operator.get(AdminGrantService).grant(address);

    for (const { email } of [unproved, newcomer()]) {
      await expect(grant(email)).rejects.toMatchObject({ code: 'USER_NOT_FOUND' });
    }
    await grant(person.email.toUpperCase());
    await grant(person.email);
    await operator.close();
    expect(await roles(service).of(user.id)).toBe('admin');
    expect(await service.sessionOf(sid)).toBeNull();
    expect((await service.logOf(user.id)).filter((kind) => kind === 'role-changed')).toHaveLength(
      1,
    );
  });
});
