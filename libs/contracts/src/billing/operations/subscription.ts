import { message, Nothing } from '../../message';
import { ADMINISTRATORS, NO_MEMBER, OWNER_ALONE } from '../../people/rights';
import { GrantPlan, type SubscriptionView } from '../plan.dto';

export const subscription = {
  get: message('billing.subscription.get', Nothing, ADMINISTRATORS).replies<SubscriptionView>(),
  cancel: message('billing.subscription.cancel', Nothing, OWNER_ALONE).replies<SubscriptionView>(),
  /** Withdraws a cancellation. */
  resume: message('billing.subscription.resume', Nothing, OWNER_ALONE).replies<SubscriptionView>(),
  /** Requires an admin. */
  grant: message('billing.subscription.grant', GrantPlan, NO_MEMBER).replies<SubscriptionView>(),
} as const;
