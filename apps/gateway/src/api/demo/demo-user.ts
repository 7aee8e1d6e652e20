import type { UserView } from '@cartaviva/contracts';
import { DEFAULT_COUNTRY, DEFAULT_CURRENCY } from '@cartaviva/domain';

/** ID that no service knows, so that nothing can be done in the demo user's name. */
const DEMO_USER_ID = '00000000-0000-4000-8000-000000000000';

/** Creates the user of the demo mode (specification §3, "Demo user"). It is not stored. */
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
