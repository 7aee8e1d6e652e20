import { API_KEY_SCOPES, PLAN_IDS, type ApiKeyScope, type PlanId } from '@cartaviva/domain';
import { IsIn, IsISO8601, IsString } from 'class-validator';
import { MEMBER_ROLES, type MemberRole } from '../people/member-role';
import { Id, Nested, Nullable } from '../rules';

export const CALLER_ROLES = ['owner', ...MEMBER_ROLES] as const;

export class CallingKeyView {
  @Id()
  id: string;

  @IsString()
  name: string;

  @IsIn([...API_KEY_SCOPES], { each: true })
  scopes: ApiKeyScope[];

  /** End of the key's validity. It is null for a key that does not expire. */
  @Nullable()
  @IsISO8601()
  expiresAt: string | null;
}

/** Reply of GET /api/me: the caller, their account and their permissions. */
export class CallerView {
  /** The account whose menus the caller reads and changes. */
  @Id()
  accountId: string;

  /** Name of the person. For a key, it is the name of the account's owner. */
  @IsString()
  name: string;

  @IsIn([...PLAN_IDS])
  plan: PlanId;

  /** Role of the person in the account. It is null for a key, which its scopes limit. */
  @Nullable()
  @IsIn([...CALLER_ROLES])
  role: 'owner' | MemberRole | null;

  /** It is null for a person with a session. */
  @Nullable()
  @Nested(() => CallingKeyView)
  key: CallingKeyView | null;
}
