import {
  identity,
  mayRoleSend,
  MEMBER_ROLES,
  SYSTEM,
  VISITOR,
  type Actor,
  type UserView,
  type Message,
} from '@cartaviva/contracts';
import { randomUUID } from 'node:crypto';
import { googler, newcomer, USER_AGENT as userAgent, newKey, newSecret } from '../test/people';
import { sharedTestService, type TestService } from '../test/test-service';

const NOBODYS = 'f'.repeat(64);
const FIRST_PAGE = { page: 1, limit: 20 };

const asking = <Request extends object, Reply>(
  message: Message<Request, Reply>,
  payload: NoInfer<Request>,
) => ({
  name: message.name,
  ask: (call: ReturnType<TestService['as']>): Promise<unknown> => call(message, payload),
});

/** Messages about the acting user, which need a user as the actor. */
const OWN = [
  asking(identity.user.get, {}),
  asking(identity.user.updateProfile, { firstName: 'Ana' }),
  asking(identity.session.list, { currentSessionId: NOBODYS }),
  asking(identity.session.end, { sessionId: NOBODYS }),
  asking(identity.session.endOthers, { currentSessionId: NOBODYS }),
  asking(identity.password.change, {
    ...{ currentPassword: 'la de ahora', password: 'la nueva', currentSessionId: NOBODYS },
  }),
  asking(identity.secondFactor.begin, { password: 'la de ahora' }),
  asking(identity.secondFactor.confirm, {
    setup: 's',
    code: '123456',
    currentSessionId: NOBODYS,
    userAgent,
  }),
  asking(identity.secondFactor.remove, { password: 'la de ahora', code: '123456', userAgent }),
  asking(identity.apiKey.list, {}),
  asking(identity.apiKey.create, newKey().about),
  asking(identity.apiKey.rotate, { apiKeyId: randomUUID(), ...newSecret() }),
  asking(identity.apiKey.revoke, { apiKeyId: randomUUID(), userAgent }),
  asking(identity.account.get, {}),
  asking(identity.account.activity, {}),
  asking(identity.account.export, {}),
  asking(identity.account.mailDeletionCode, {}),
  asking(identity.account.delete, { password: 'la de ahora', userAgent }),
  asking(identity.account.cancelDeletion, { userAgent }),
  asking(identity.integrationRequest.create, { text: 'Odoo', userAgent }),
  asking(identity.member.list, {}),
  asking(identity.member.changeRole, { userId: randomUUID(), role: 'editor' }),
  asking(identity.member.remove, { userId: randomUUID() }),
  asking(identity.invitation.create, { email: newcomer().email, role: 'editor' }),
  asking(identity.invitation.resend, { invitationId: randomUUID() }),
  asking(identity.invitation.cancel, { invitationId: randomUUID() }),
  asking(identity.invitation.accept, { token: 't'.repeat(43) }),
  asking(identity.transfer.mailCode, {}),
  asking(identity.transfer.propose, {
    ...{ userId: randomUUID(), stays: true, password: 'la de ahora', userAgent },
  }),
  asking(identity.transfer.offered, {}),
  asking(identity.transfer.accept, { transferId: randomUUID() }),
  asking(identity.transfer.end, { transferId: randomUUID() }),
  asking(identity.membership.list, { currentSessionId: NOBODYS }),
  asking(identity.membership.enter, { accountId: randomUUID(), currentSessionId: NOBODYS }),
  asking(identity.membership.leave, { accountId: randomUUID(), currentSessionId: NOBODYS }),
];

const ADMIN = [
  asking(identity.admin.users, FIRST_PAGE),
  asking(identity.admin.demoRequests, FIRST_PAGE),
  asking(identity.admin.accountOf, { userId: randomUUID() }),
  asking(identity.admin.changeRole, { userId: randomUUID(), role: 'admin' }),
  asking(identity.incident.list, {}),
  asking(identity.incident.open, {
    ...{ component: 'payments', title: 'Cambio', status: 'scheduled', impact: 'low' },
  }),
  asking(identity.incident.change, { incidentId: randomUUID(), status: 'resolved' }),
  asking(identity.notice.list, {}),
  asking(identity.notice.audience, {}),
  asking(identity.notice.send, {
    ...{ kind: 'prices', effectiveOn: '2099-01-01', text: 'Cambian los precios de los planes.' },
  }),
];

/** Messages that only the system's own processes send. */
const OURS = [
  asking(identity.image.referenced, { paths: [] }),
  asking(identity.account.owner, { accountId: randomUUID() }),
  asking(identity.status.record, { checks: [] }),
];

/** Messages that need no user, because the payload contains the proof. */
const OPEN = [
  ...[identity.user.register, identity.user.verifyEmail, identity.user.resendCode],
  ...[identity.session.signIn, identity.session.signInWithGoogle, identity.session.signOut],
  ...[identity.session.find, identity.session.signInWithLink, identity.apiKey.find],
  identity.session.signInWithSecondFactor,
  ...[identity.password.forgot, identity.password.reset, identity.demoRequest.create],
  identity.status.history,
  // The invitation's token is the proof.
  identity.invitation.look,
];

const idsOf = ({ id: userId, account }: UserView) => ({ accountId: account.id, userId });

describe('who may do what', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await sharedTestService();
  });

  const refusalTo = (actor: Actor, { ask }: (typeof OWN)[number]) =>
    ask(service.as(actor)).then(
      () => 'done',
      (error: { code: string }) => error.code,
    );

  it('is settled for every message of the service', () => {
    const settled = [...OWN, ...ADMIN, ...OURS, ...OPEN].map(({ name }) => name);
    const declared = Object.values(identity).flatMap((ability) => Object.values(ability));
    expect(settled.sort()).toEqual(declared.map(({ name }) => name).sort());
  });

  it.each(OWN)('$name needs a user', async (message) => {
    for (const actor of [VISITOR, SYSTEM]) {
      expect(await refusalTo(actor, message)).toBe('UNAUTHENTICATED');
    }
  });

  it.each([...OWN, ...ADMIN, ...OURS])(
    '$name is for members of an account whose role has the right to send it',
    async (message) => {
      const [{ user }, person] = await Promise.all([
        service.signInWithGoogle(googler()),
        service.signInWithGoogle(googler()),
      ]);
      for (const role of MEMBER_ROLES) {
        const member = { ...idsOf(person.user), name: 'Luis Peña', role };
        // The admin role of the installation adds no rights in an account.
        const actor: Actor = { kind: 'user', ...idsOf(user), role: 'admin', member };
        const refusal = await refusalTo(actor, message);
        const may = mayRoleSend(role, message.name, {});
        expect([role, refusal === 'ROLE_FORBIDDEN']).toEqual([role, !may]);
        expect(refusal).not.toBe('INTERNAL');
      }
    },
  );

  it.each(ADMIN)('$name needs an admin', async (message) => {
    const { user } = await service.signInWithGoogle(googler());
    const somebody: Actor = { kind: 'user', ...idsOf(user), role: 'user' };
    const claimsIt: Actor = { ...somebody, role: 'admin' };
    for (const actor of [VISITOR, SYSTEM, somebody, claimsIt]) {
      expect(await refusalTo(actor, message)).toBe('FORBIDDEN');
    }
  });

  it.each(OURS)('$name is for no person', async (message) => {
    const admin: Actor = {
      ...{ kind: 'user', accountId: randomUUID(), userId: randomUUID() },
      role: 'admin',
    };
    for (const actor of [VISITOR, admin]) {
      expect(await refusalTo(actor, message)).toBe('FORBIDDEN');
    }
    expect(await refusalTo(SYSTEM, message)).toBe('done');
  });

  it('cannot be widened by fields that no form sends', async () => {
    const { person, user } = await service.verified();
    const call = service.asUser(user.id);
    const forged = { userId: randomUUID(), role: 'admin' };
    const attempts = [
      () => call(identity.apiKey.create, { ...newKey().about, ...forged }),
      () => call(identity.account.delete, { password: person.password, userAgent, ...forged }),
      () => service.signInWithGoogle({ ...googler(), ...forged }),
      () => service.register({ ...newcomer(), ...forged }),
    ];
    for (const attempt of attempts) {
      await expect(attempt()).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    }
  });
});
