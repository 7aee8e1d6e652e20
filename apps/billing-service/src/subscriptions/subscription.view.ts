import type { SubscriptionView } from '@cartaviva/contracts';
import type { Subscription } from './subscription.entity';

type Held = Pick<Subscription, 'plan' | 'isTrial' | 'expiresAt'>;

const NONE: SubscriptionView = { plan: 'free', status: 'none', expiresAt: null };

const endOf = ({ expiresAt }: Held) => expiresAt?.getTime() ?? Infinity;

/**
 * What a user has at this moment, of all they ever had: the one that lasts longest. Computed, not
 * stored, so that it is true to the second whenever the sweep runs. `expired` keeps the date on which
 * the last one ended.
 */
export function subscriptionView(held: readonly Held[], now: Date): SubscriptionView {
  const [longest] = [...held].sort((one, other) => endOf(other) - endOf(one));
  if (!longest) return NONE;
  const expiresAt = longest.expiresAt?.toISOString() ?? null;
  if (endOf(longest) <= now.getTime()) return { plan: 'free', status: 'expired', expiresAt };
  return { plan: longest.plan, status: longest.isTrial ? 'trial' : 'active', expiresAt };
}
