import { API_KEY_SCOPES, PLAN_IDS, type ApiKeyScope, type PlanId } from '@cartaviva/domain';
import { IsIn, IsISO8601, IsString } from 'class-validator';
import { MEMBER_ROLES, type MemberRole } from '../people/member-role';
import { Id, Nested, Nullable } from '../rules';

export const CALLER_ROLES = ['owner', ...MEMBER_ROLES] as const;

/** The key of a call. */
export class CallingKeyView {
  @Id()
  id: string;

  @IsString()
  name: string;

  @IsIn([...API_KEY_SCOPES], { each: true })
  scopes: ApiKeyScope[];

  /** From when on it opens nothing; null for a key without an end. */
  @Nullable()
  @IsISO8601()
  expiresAt: string | null;
}

/** GET /api/me: who calls, for which account, and what they may do. */
export class CallerView {
  /** The account whose menus the caller reads and changes. */
  @Id()
  accountId: string;

  /** Name of the person: of a key, the account's owner. */
  @IsString()
  name: string;

  @IsIn([...PLAN_IDS])
  plan: PlanId;

  /** What the person may do in the account; null for a key, which its scopes limit. */
  @Nullable()
  @IsIn([...CALLER_ROLES])
  role: 'owner' | MemberRole | null;

  /** Null for a person with a session. */
  @Nullable()
  @Nested(() => CallingKeyView)
  key: CallingKeyView | null;
}
