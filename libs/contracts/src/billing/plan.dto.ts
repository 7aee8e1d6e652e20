import { PLAN_IDS, type PlanId } from '@cartaviva/domain';
import { IsArray, IsIn, IsInt, IsISO8601, IsString, Min } from 'class-validator';
import { Flag, Id, Nullable, Price } from '../rules';

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

  @Nullable()
  @IsInt()
  apiCallsPerHour: number | null;

  @Nullable()
  @IsIn(['free', 'starter', 'professional'])
  paypalPlan: 'free' | 'starter' | 'professional' | null;

  @Flag()
  popular: boolean;

  @Flag()
  enterprise: boolean;
}

/** GET /api/billing/subscription: what the acting user has now. */
export class SubscriptionView {
  @IsIn([...PLAN_IDS])
  plan: PlanId;

  @IsIn(['none', 'trial', 'active', 'expired'])
  status: 'none' | 'trial' | 'active' | 'expired';

  @Nullable()
  @IsISO8601()
  expiresAt: string | null;
}

/** A user's plan is now this one, until then. */
export class SubscriptionChanged {
  @Id()
  userId: string;

  @IsIn([...PLAN_IDS])
  plan: PlanId;

  @Nullable()
  @IsISO8601()
  expiresAt: string | null;

  /** Grows with each change of a user's plan: of what was told in any order, the highest holds. */
  @IsInt()
  @Min(1)
  version: number;
}
