import { DomainError } from '@cartaviva/domain';
import type { Actor } from '../actor';
import { billing } from '../billing/messages';
import { identity } from '../identity/messages';
import { media } from '../media/messages';
import { menus } from '../menus/messages';
import { MEMBER_ROLES, type MemberRole } from './member-role';
import { BILLING_RIGHTS } from './rights/billing.rights';
import type { Right } from './rights/groups';
import { IDENTITY_RIGHTS } from './rights/identity.rights';
import { MEDIA_RIGHTS } from './rights/media.rights';
import { MENUS_RIGHTS } from './rights/menus.rights';

/** Who of an account's members may send each message, by its name (docs/adr/0029). */
export const MEMBER_RIGHTS: ReadonlyMap<string, Right> = new Map([
  ...rowsOf(identity, IDENTITY_RIGHTS),
  ...rowsOf(menus, MENUS_RIGHTS),
  ...rowsOf(billing, BILLING_RIGHTS),
  ...rowsOf(media, MEDIA_RIGHTS),
]);

type Messages = Readonly<Record<string, Readonly<Record<string, { readonly name: string }>>>>;
type Rights = Readonly<Record<string, Readonly<Record<string, Right>>>>;

function rowsOf(messages: Messages, rights: Rights): [name: string, right: Right][] {
  return Object.entries(messages).flatMap(([ability, verbs]) =>
    Object.entries(verbs).map(([verb, { name }]): [string, Right] => [
      name,
      rights[ability]![verb]!,
    ]),
  );
}

/**
 * Lets through whoever is no member: owners, programs, visitors and our own processes, about whom the
 * services decide by themselves. A member is refused as ROLE_FORBIDDEN whatever their role is not given: a
 * message without a row, and a role that this version does not know, are given nothing.
 * @param message name of the message
 * @param payload as it came, before it is validated
 */
export function requireRight(message: string, actor: Actor, payload: unknown): void {
  if (actor.kind !== 'user' || actor.member === undefined) return;
  const role = MEMBER_ROLES.find((known) => known === actor.member?.role);
  if (role && mayRoleSend(role, message, payload)) return;
  throw new DomainError('ROLE_FORBIDDEN', role ? { role } : {});
}

/** Whether a member of the role may send the message with this payload. */
export function mayRoleSend(role: MemberRole, message: string, payload: unknown): boolean {
  const right = MEMBER_RIGHTS.get(message)?.[role];
  return typeof right === 'function' ? right(payload) : right === true;
}
