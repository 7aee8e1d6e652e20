import { PLAN_IDS, type PlanId } from '@cartaviva/domain';
import { IsArray, IsIn, IsInt, IsISO8601, IsString, Min } from 'class-validator';
import { Flag, Id, Moment, Nullable, Price } from '../rules';

/** Element of GET /api/plans (specification §3, "Pricing plan"). */
export class PlanView {
  @IsIn([...PLAN_IDS])
  id: PlanId;

  @IsString()
  name: string;

  /** US dollars per month. */
  @Price()
  price: string;

  @IsArray()
  @IsString({ each: true })
  features: string[];

  @Nullable()
  @IsInt()
  menuLimit: number | null;

  /** Includes the owner and pending invitations. */
  @Nullable()
  @IsInt()
  peopleLimit: number | null;

  @Nullable()
  @IsInt()
  apiCallsPerHour: number | null;

  /** Maximum size of the account's images, in bytes. */
  @IsInt()
  storageBytes: number;

  @Nullable()
  @IsIn(['free', 'starter', 'professional'])
  paypalPlan: 'free' | 'starter' | 'professional' | null;

  @Flag()
  popular: boolean;

  @Flag()
  enterprise: boolean;
}

export const SUBSCRIPTION_STATES = ['none', 'trial', 'active', 'cancelled', 'expired'] as const;
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number];

/** Reply of GET /api/billing/subscription. */
export class SubscriptionView {
  @IsIn([...PLAN_IDS])
  plan: PlanId;

  @IsIn([...SUBSCRIPTION_STATES])
  status: SubscriptionState;

  /** Equals `plan` until `expiresAt`, and the free plan afterwards. */
  @IsIn([...PLAN_IDS])
  effectivePlan: PlanId;

  @Nullable()
  @IsISO8601()
  expiresAt: string | null;

  /** True if the owner cancelled renewal. The plan stays active to the end of the paid period. */
  @Flag()
  cancelsAtEnd: boolean;
}

/** Body of PUT /api/admin/users/{userId}/plan. An admin grants Empresarial, or revokes it with `free`. */
export class GrantPlanRequest {
  @IsIn(['free', 'empresarial'])
  plan: 'free' | 'empresarial';

  /** Null grants the plan without an end. */
  @Nullable()
  @Moment()
  expiresAt: string | null;
}

export class SubscriptionChanged {
  @Id()
  accountId: string;

  @IsIn([...PLAN_IDS])
  plan: PlanId;

  @Nullable()
  @IsISO8601()
  expiresAt: string | null;

  /**
   * Grows with each change of an account's plan. Events may arrive in any order; the highest version applies. A new
   * account starts with version 0, before billing-service reports anything.
   */
  @IsInt()
  @Min(0)
  version: number;
}
