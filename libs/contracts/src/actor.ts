import type { MemberRole } from './people/member-role';

/** Who is behind a request. It travels beside every message; services decide by it, not by payload. */
export type Actor =
  | { readonly kind: 'visitor' }
  | {
      readonly kind: 'user';
      /** The account that is acted for. Services compare it with the account of what they store. */
      readonly accountId: string;
      /** The account's owner, whoever acts. */
      readonly userId: string;
      /** Of the installation, not of the account. With a `member` always 'user'. */
      readonly role: Role;
      /** Name of the key by which a program acts for the user; not there for a person on a screen. */
      readonly apiKeyName?: string;
      /** Id of that key. */
      readonly apiKeyId?: string;
      /** Who was shown that key's secret. */
      readonly apiKeyMadeBy?: string;
      /** The person who acts; not there when that is the owner, or a program. */
      readonly member?: ActingMember;
    }
  | { readonly kind: 'system' };

/**
 * Somebody who acts for an account that is not theirs. Services refuse what `MEMBER_RIGHTS` does not give
 * their role (docs/adr/0029).
 */
export interface ActingMember {
  readonly userId: string;
  /** The account of the person's own. */
  readonly accountId: string;
  /** As the person's profile says; histories are signed with it. */
  readonly name: string;
  readonly role: MemberRole;
}

export type Role = 'user' | 'admin';

export const VISITOR: Actor = { kind: 'visitor' };
export const SYSTEM: Actor = { kind: 'system' };

/**
 * Returns the person who answers for an action: the member who acts, the person who was shown the secret of the key
 * that acts, or the account's owner. Returns null for processes of ours.
 */
export const answeringPerson = (actor: Actor): string | null =>
  actor.kind === 'user' ? (actor.member?.userId ?? actor.apiKeyMadeBy ?? actor.userId) : null;
