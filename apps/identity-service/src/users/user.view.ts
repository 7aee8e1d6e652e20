import type { UserView } from '@cartaviva/contracts';
import { effectivePlan } from '@cartaviva/domain';
import type { Account } from '../accounts/account.entity';
import type { User } from './user.entity';

export const fullNameOf = ({ firstName, lastName }: Pick<User, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim();

/**
 * Returns the user as the owner of the account. An expired plan counts as Free even before billing-service reports
 * it.
 */
export function toUserView(user: User, account: Account, now: Date): UserView {
  const plan = effectivePlan(account.subscriptionPlan, account.subscriptionExpiresAt, now);
  return {
    id: user.id,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    profileImageUrl: user.profileImageUrl,
    country: user.country,
    preferredCurrency: user.preferredCurrency,
    role: user.role,
    isDemo: user.isDemo,
    isEmailVerified: user.isEmailVerified,
    provider: user.provider,
    sawGuide: user.sawGuide,
    hasSecondFactor: user.secondFactorSecret !== null,
    hasActiveSubscription: plan !== 'free',
    subscriptionPlan: plan,
    subscriptionExpiresAt: account.subscriptionExpiresAt?.toISOString() ?? null,
    createdAt: user.createdAt.toISOString(),
    updatedAt: user.updatedAt.toISOString(),
    account: { id: account.id, name: fullNameOf(user), role: 'owner' },
  };
}
