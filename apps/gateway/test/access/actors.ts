import { DomainError, identity } from '@cartaviva/contracts';
import type { Gateway, House } from '../house';
import { sampleUser } from '../samples';

/** Who calls, in the order of the matrix's columns. */
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

/** What each of them shows when they call. */
export type Shown = Readonly<Record<ActorName, Readonly<Record<string, string>>>>;

/** Everyone who may come to the door, after all that brought them there. */
export async function everyone(house: House, gateway: Gateway) {
  const { cookie: unverified } = await refusedSignIn(house, gateway);
  const owner = await house.signIn(gateway);
  const stranger = await house.signIn(gateway);
  const admin = await house.signIn(gateway, sampleUser({ role: 'admin' }));
  const ended = await house.signIn(gateway, owner.user);
  await house.people.revokeSession(ended.sid);
  const deadKey = house.people.issueKey(owner.user.id);
  await house.people.revokeKey(deadKey);
  const bearer = (key: string) => ({ authorization: `Bearer ${key}` });
  const shown: Shown = {
    visitor: {},
    unverified: { cookie: unverified },
    owner: { cookie: owner.cookie },
    stranger: { cookie: stranger.cookie },
    admin: { cookie: admin.cookie },
    ended: { cookie: ended.cookie },
    key: bearer(house.people.issueKey(owner.user.id)),
    'strange key': bearer(house.people.issueKey(stranger.user.id)),
    'dead key': bearer(deadKey),
  };
  return { shown, ownerId: owner.user.id };
}

/** Whoever has not proved their address has the right password and no session. */
async function refusedSignIn(house: House, gateway: Gateway) {
  house.identity.on(identity.session.signIn, () => {
    throw new DomainError('EMAIL_NOT_VERIFIED');
  });
  const body = { email: 'nueva@example.do', password: 'secreta' };
  const { headers } = await gateway.call('/api/auth/login', { body });
  return { cookie: headers['set-cookie']?.[0] ?? '' };
}
