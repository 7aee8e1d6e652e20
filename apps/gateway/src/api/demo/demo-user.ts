import type { UserView } from '@cartaviva/contracts';
import { DEFAULT_COUNTRY, DEFAULT_CURRENCY } from '@cartaviva/domain';

/** Nobody's id: no service knows it, so nothing can be done in its name. */
const DEMO_USER_ID = '00000000-0000-4000-8000-000000000000';

/** Who a visitor is while trying the product (specification §3, "Demo user"). Kept nowhere. */
export function demoUser(now: Date): UserView {
  const at = now.toISOString();
  return {
    id: DEMO_USER_ID,
    email: 'demo@cartaviva.do',
    firstName: 'Usuario',
    lastName: 'Demo',
    profileImageUrl: null,
    country: DEFAULT_COUNTRY,
    preferredCurrency: DEFAULT_CURRENCY,
    role: 'user',
    isDemo: true,
    isEmailVerified: true,
    hasSecondFactor: false,
    sawGuide: false,
    provider: 'email',
    hasActiveSubscription: false,
    subscriptionPlan: 'free',
    subscriptionExpiresAt: null,
    createdAt: at,
    updatedAt: at,
    account: { id: DEMO_USER_ID, name: 'Usuario Demo', role: 'owner' },
  };
}
