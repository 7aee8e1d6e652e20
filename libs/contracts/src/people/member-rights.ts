import { DomainError } from '@cartaviva/domain';
import type { Actor } from '../actor';
import { billing } from '../billing/messages';
import { identity } from '../identity/messages';
import { media } from '../media/messages';
import { menus } from '../menus/messages';
import type { Message } from '../message';
import { MEMBER_ROLES, type MemberRole } from './member-role';
import type { Right } from './rights';

type Messages = Readonly<
  Record<string, Readonly<Record<string, Pick<Message<object, unknown>, 'name' | 'rights'>>>>
>;

const SERVICES: readonly Messages[] = [identity, menus, billing, media];

/** Roles that may send each message, keyed by the message's name (docs/adr/0029). */
export const MEMBER_RIGHTS: ReadonlyMap<string, Right> = new Map(
  SERVICES.flatMap((service) => Object.values(service))
    .flatMap((ability) => Object.values(ability))
    .map(({ name, rights }) => [name, rights]),
);

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
