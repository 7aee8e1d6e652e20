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

/** Roles that may send each message, keyed by the message's name (docs/adr/0029). */
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
 * Checks the rights of members. Owners, programs, visitors and internal processes pass, because the services decide
 * about them. A member is refused as ROLE_FORBIDDEN unless their role has the right: a message without a row and an
 * unknown role have none.
 * @param message name of the message
 * @param payload raw payload before validation
 */
export function requireRight(message: string, actor: Actor, payload: unknown): void {
  if (actor.kind !== 'user' || actor.member === undefined) return;
  const role = MEMBER_ROLES.find((known) => known === actor.member?.role);
  if (role && mayRoleSend(role, message, payload)) return;
  throw new DomainError('ROLE_FORBIDDEN', role ? { role } : {});
}

/** Returns true if a member with the role may send the message with this payload. */
export function mayRoleSend(role: MemberRole, message: string, payload: unknown): boolean {
  const right = MEMBER_RIGHTS.get(message)?.[role];
  return typeof right === 'function' ? right(payload) : right === true;
}
