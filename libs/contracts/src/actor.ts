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
      /** Which member was shown that key's secret; not there where that was the owner. */
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
  /** Of the person: never the account's. */
  readonly userId: string;
  /** As the person's profile says; histories are signed with it. */
  readonly name: string;
  readonly role: MemberRole;
}

export type Role = 'user' | 'admin';

export const VISITOR: Actor = { kind: 'visitor' };
export const SYSTEM: Actor = { kind: 'system' };

/**
 * Returns the member who answers for an action: the member who acts, or the one who created the key
 * that acts. Returns null for the account's owner.
 */
export const answeringMember = (actor: Actor): string | null =>
  actor.kind === 'user' ? (actor.member?.userId ?? actor.apiKeyMadeBy ?? null) : null;
