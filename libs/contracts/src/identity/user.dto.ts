import {
  PERSON_NAME_MAX,
  PERSON_NAME_MIN,
  PLAN_IDS,
  RULE_MESSAGES,
  type Country,
  type Currency,
  type PlanId,
} from '@cartaviva/domain';
import { IsIn, IsISO8601 } from 'class-validator';
import type { Role } from '../actor';
import {
  Clearable,
  CountryCode,
  CurrencyCode,
  Email,
  Flag,
  Id,
  ImagePath,
  Nested,
  Nullable,
  Text,
  Unchanged,
} from '../rules';
import { ActingAccountView } from './people.dto';

/** The signed-in user without the password (specification §3). */
export class UserView {
  @Id()
  id: string;

  @Email()
  email: string;

  @Text({ max: PERSON_NAME_MAX })
  firstName: string;

  @Text({ max: PERSON_NAME_MAX })
  lastName: string;

  @Nullable()
  @ImagePath()
  profileImageUrl: string | null;

  @CountryCode()
  country: Country['code'];

  @CurrencyCode()
  preferredCurrency: Currency['code'];

  @IsIn(['user', 'admin'])
  role: Role;

  @Flag()
  isDemo: boolean;

  @Flag()
  isEmailVerified: boolean;

  @IsIn(['google', 'email'])
  provider: 'google' | 'email';

  @Flag()
  hasSecondFactor: boolean;

  /** True if the guide to the first menu has opened automatically, which happens once per account. */
  @Flag()
  sawGuide: boolean;

  @Flag()
  hasActiveSubscription: boolean;

  @IsIn([...PLAN_IDS])
  subscriptionPlan: PlanId;

  @Nullable()
  @IsISO8601()
  subscriptionExpiresAt: string | null;

  @IsISO8601()
  createdAt: string;

  @IsISO8601()
  updatedAt: string;

  /**
   * The account that the session acts for. The plan fields above belong to it. In the reply of GET /api/auth/user, it
   * can be an account that the user entered; otherwise it is the user's own.
   */
  @Nested(() => ActingAccountView)
  account: ActingAccountView;
}

/** Body of PUT /api/auth/profile. `email` is accepted because browsers send it, but it never changes. */
export class UpdateProfileRequest {
  @Unchanged()
  @Text({ min: PERSON_NAME_MIN, max: PERSON_NAME_MAX, message: RULE_MESSAGES.firstName })
  firstName?: string;

  @Unchanged()
  @Text({ min: PERSON_NAME_MIN, max: PERSON_NAME_MAX, message: RULE_MESSAGES.lastName })
  lastName?: string;

  @Unchanged()
  @Email()
  email?: string;

  @Clearable()
  @ImagePath()
  profileImageUrl?: string | null;

  @Unchanged()
  @CountryCode()
  country?: Country['code'];

  @Unchanged()
  @CurrencyCode()
  preferredCurrency?: Currency['code'];

  @Unchanged()
  @Flag()
  sawGuide?: boolean;
}

/** Reports that an owner verified their address. Their trial starts. */
export class UserVerified {
  @Id()
  accountId: string;

  @Text({ max: PERSON_NAME_MAX })
  firstName: string;
}

export class OwnerChanged {
  @Id()
  accountId: string;
}

export class PlanChanged {
  @Id()
  accountId: string;
}
