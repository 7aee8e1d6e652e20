import { DomainError, identity, MEMBER_ROLES, type MemberRole } from '@cartaviva/contracts';
import { API_KEY_SCOPES, type ApiKeyScope } from '@cartaviva/domain';
import type { Gateway, TestGateway } from '../test-gateway';
import { sampleUser } from '../samples';

/** Types of callers, in the order of the matrix's columns. */
export const ACTORS = [
  'visitor',
  'unverified',
  'owner',
  'stranger',
  'admin',
  'ended',
  'key',
  'strange key',
  'dead key',
] as const;
export type ActorName = (typeof ACTORS)[number];

export type Shown = Readonly<Record<ActorName, Readonly<Record<string, string>>>>;

/** Request headers of programs with the owner's key, by the key's only scope. */
export type ShownByScope = Readonly<Record<ApiKeyScope, Readonly<Record<string, string>>>>;

/** Request headers of members whose session acts for the owner's account, by role. */
export type ShownByRole = Readonly<Record<MemberRole, Readonly<Record<string, string>>>>;

export async function everyone(testGateway: TestGateway, gateway: Gateway) {
  const { cookie: unverified } = await refusedSignIn(testGateway, gateway);
  const owner = await testGateway.signIn(gateway);
  const stranger = await testGateway.signIn(gateway);
  const admin = await testGateway.signIn(gateway, sampleUser({ role: 'admin' }));
  const ended = await testGateway.signIn(gateway, owner.user);
  await testGateway.people.revokeSession(ended.sid);
  const deadKey = testGateway.people.issueKey(owner.user.id);
  await testGateway.people.revokeKey(deadKey);
  const bearer = (key: string) => ({ authorization: `Bearer ${key}` });
  const shown: Shown = {
    visitor: {},
    unverified: { cookie: unverified },
    owner: { cookie: owner.cookie },
    stranger: { cookie: stranger.cookie },
    admin: { cookie: admin.cookie },
    ended: { cookie: ended.cookie },
    key: bearer(testGateway.people.issueKey(owner.user.id)),
    'strange key': bearer(testGateway.people.issueKey(stranger.user.id)),
    'dead key': bearer(deadKey),
  };
  const ofScope = (scope: ApiKeyScope) =>
    testGateway.people.issueKey(owner.user.id, 'free', 'user', { scopes: [scope] });
  const byScope = API_KEY_SCOPES.map((scope) => [scope, bearer(ofScope(scope))]);
  const shownByScope = Object.fromEntries(byScope) as ShownByScope;
  const shownByRole = {} as Record<MemberRole, Readonly<Record<string, string>>>;
  for (const role of MEMBER_ROLES) {
    const { id: accountId } = owner.user.account;
    const actsFor = { accountId, ownerId: owner.user.id, name: 'Luis Peña', role };
    // The administrator also administers the installation, which gives no rights in another account.
    const person = sampleUser(role === 'administrator' ? { role: 'admin' } : {});
    const { cookie } = await testGateway.signIn(gateway, person, actsFor);
    shownByRole[role] = { cookie };
  }
  return { shown, shownByScope, shownByRole, ownerId: owner.user.id };
}

/** Signs in with the correct password and an unverified email address, which opens no session. */
async function refusedSignIn(testGateway: TestGateway, gateway: Gateway) {
  testGateway.identity.on(identity.session.signIn, () => {
    throw new DomainError('EMAIL_NOT_VERIFIED');
  });
  const body = { email: 'nueva@example.do', password: 'secreta' };
  const { headers } = await gateway.call('/api/auth/login', { body });
  return { cookie: headers['set-cookie']?.[0] ?? '' };
}
