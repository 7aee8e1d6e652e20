import type { UserView } from '@cartaviva/contracts';

/** Creates an owner in the middle of the trial period with the given changes. */
export function anOwner(changes: Partial<UserView> = {}): UserView {
  return {
    id: '7b0c1a52-6c1e-4a53-9a53-3a2f0a8f2d11',
    email: 'altagracia@comedor.do',
    firstName: 'Altagracia',
    lastName: 'Peña',
    profileImageUrl: null,
    country: 'DO',
    preferredCurrency: 'DOP',
    role: 'user',
    isDemo: false,
    isEmailVerified: true,
    hasSecondFactor: false,
    sawGuide: false,
    provider: 'email',
    hasActiveSubscription: true,
    subscriptionPlan: 'profesional',
    subscriptionExpiresAt: '2026-12-01T12:00:00.000Z',
    createdAt: '2026-11-17T12:00:00.000Z',
    updatedAt: '2026-11-17T12:00:00.000Z',
    account: {
      id: '0f6d6f2a-8a35-4f0b-9d7c-5a1b6e2c9d40',
      name: 'Altagracia Peña',
      role: 'owner',
    },
    ...changes,
  };
}
