import type { MemberRole } from './people/member-role';

/** Sender of a request. It travels beside every message. Services base decisions on it, not on the payload. */
export type Actor =
  | { readonly kind: 'visitor' }
  | {
      readonly kind: 'user';
      /** The account that the request acts for. Services compare it with the account of what they store. */
      readonly accountId: string;
      /** The account's owner, even if another person acts. */
      readonly userId: string;
      /** Role in the installation, not in the account. It is always 'user' if `member` is set. */
      readonly role: Role;
      /** Name of the API key with which a program acts for the user. It is absent for a person on a screen. */
      readonly apiKeyName?: string;
      readonly apiKeyId?: string;
      /** ID of the person who saw that key's secret. */
      readonly apiKeyMadeBy?: string;
      /** The person who acts. It is absent for the owner and for a program. */
      readonly member?: ActingMember;
    }
  | { readonly kind: 'system' };

/**
 * A person who acts for an account of which they are not the owner. Services refuse what `MEMBER_RIGHTS` does not
 * give their role (docs/adr/0029).
 */
export interface ActingMember {
  readonly userId: string;
  /** The person's own account. */
  readonly accountId: string;
  /** Name from the person's profile. Histories are signed with it. */
  readonly name: string;
  readonly role: MemberRole;
}

export type Role = 'user' | 'admin';

export const VISITOR: Actor = { kind: 'visitor' };
export const SYSTEM: Actor = { kind: 'system' };

/**
 * Returns the person responsible for an action: the member who acts, the person who saw the secret of the API key, or
 * the account's owner. Returns null for internal processes.
 */
export const answeringPerson = (actor: Actor): string | null =>
  actor.kind === 'user' ? (actor.member?.userId ?? actor.apiKeyMadeBy ?? actor.userId) : null;
