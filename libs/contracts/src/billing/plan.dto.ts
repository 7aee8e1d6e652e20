import { PLAN_IDS, type PlanId } from '@cartaviva/domain';
import { IsArray, IsIn, IsInt, IsISO8601, IsString, Min } from 'class-validator';
import { Flag, Id, Moment, Nullable, Price } from '../rules';

/** A plan as GET /api/plans tells it (specification §3, "Pricing plan"). */
export class PlanView {
  @IsIn([...PLAN_IDS])
  id: PlanId;

  @IsString()
  name: string;

  /** US dollars a month. */
  @Price()
  price: string;

  @IsArray()
  @IsString({ each: true })
  features: string[];

  @Nullable()
  @IsInt()
  menuLimit: number | null;

  /** People with the owner and the invited. */
  @Nullable()
  @IsInt()
  peopleLimit: number | null;

  @Nullable()
  @IsInt()
  apiCallsPerHour: number | null;

  /** Bytes of images that an owner may keep. */
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

/** GET /api/billing/subscription: what the acting user has now. */
export class SubscriptionView {
  @IsIn([...PLAN_IDS])
  plan: PlanId;

  @IsIn([...SUBSCRIPTION_STATES])
  status: SubscriptionState;

  /** The plan that counts now: `plan` until it expires, Free from then on. */
  @IsIn([...PLAN_IDS])
  effectivePlan: PlanId;

  @Nullable()
  @IsISO8601()
  expiresAt: string | null;

  /** The owner wants no more reminders to renew; what is paid is kept to its end. */
  @Flag()
  cancelsAtEnd: boolean;
}

/** PUT /api/admin/users/{userId}/plan: an admin grants Empresarial, or takes it back with `free`. */
export class GrantPlanRequest {
  @IsIn(['free', 'empresarial'])
  plan: 'free' | 'empresarial';

  /** Null for as long as nobody takes it back. */
  @Nullable()
  @Moment()
  expiresAt: string | null;
}

export class GrantPlan extends GrantPlanRequest {
  @Id()
  accountId: string;
}

/** An account's plan is now this one, until then. */
export class SubscriptionChanged {
  @Id()
  accountId: string;

  @IsIn([...PLAN_IDS])
  plan: PlanId;

  @Nullable()
  @IsISO8601()
  expiresAt: string | null;

  /**
   * Grows with each change of an account's plan: of what was told in any order, the highest holds. Zero
   * is a new account's own word, before billing-service has said anything.
   */
  @IsInt()
  @Min(0)
  version: number;
}
