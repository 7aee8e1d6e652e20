import { DomainError, type Actor } from '@cartaviva/contracts';
import type { MemberRole } from '@cartaviva/domain';
import type { MessageContext } from '@cartaviva/redis-transport';
import { Not, type EntityManager } from 'typeorm';
import { lockAccount, type OwnedAccount } from '../accounts/account-rows';
import { Member } from './member.entity';

/** Returns the user ID of the acting person: the owner, or the member who acts for the account. */
export function personOf({ actor, userId }: MessageContext): string {
  return memberOf(actor)?.userId ?? userId;
}

/** Returns the member who acts for the account, or undefined if the owner acts. */
export const memberOf = (actor: Actor) => (actor.kind === 'user' ? actor.member : undefined);

/** Administrators manage members with lower roles. No other member manages people. */
export const isAbove = (role: MemberRole | null, about: MemberRole): boolean =>
  role === 'administrator' && about !== 'administrator';

/** @throws DomainError FORBIDDEN if the member may not manage people of these roles. The owner manages all. */
export function requireAbove({ actor }: MessageContext, ...roles: MemberRole[]): void {
  const member = memberOf(actor);
  if (!member) return;
  if (member.role !== 'administrator' || !roles.every((about) => isAbove(member.role, about))) {
    throw new DomainError('FORBIDDEN');
  }
}

/** Finds a member of the account who is not its owner. */
export async function findMember(
  manager: EntityManager,
  accountId: string,
  userId: string,
): Promise<(Member & { role: MemberRole }) | null> {
  const member = await manager.findOneBy(Member, { accountId, userId, role: Not('owner') });
  return member as (Member & { role: MemberRole }) | null;
}

/**
 * Checks the role of a person again under the account's lock. Without it, a request in progress could create
 * something after the person lost access or gave the account away.
 * @throws DomainError UNAVAILABLE if that happened; the repeated request then meets the new rights
 */
export async function requireSameRole(
  manager: EntityManager,
  { actor, accountId }: MessageContext,
): Promise<void> {
  if (actor.kind !== 'user' || actor.apiKeyName !== undefined) return;
  const { userId, role } = actor.member ?? { userId: actor.userId, role: 'owner' as const };
  if (await manager.existsBy(Member, { accountId, userId, role })) return;
  throw new DomainError('UNAVAILABLE');
}

/** Throws FORBIDDEN if the actor acts for another person's account. Returns the acting person's ID. */
export function requireThemself({ actor, userId }: MessageContext): string {
  if (memberOf(actor)) throw new DomainError('FORBIDDEN');
  return userId;
}

/**
 * Locks the account. Throws UNAUTHENTICATED if it no longer exists, and EMAIL_NOT_VERIFIED or ACCOUNT_CLOSING if
 * nobody can join it.
 */
export async function lockOpenAccount(manager: EntityManager, id: string): Promise<OwnedAccount> {
  const account = await lockAccount(manager, id);
  if (!account) throw new DomainError('UNAUTHENTICATED');
  if (!account.owner.isEmailVerified) throw new DomainError('EMAIL_NOT_VERIFIED');
  if (account.owner.erasesAt) throw new DomainError('ACCOUNT_CLOSING');
  return account;
}
