import { SubscriptionChanged } from '../../billing/plan.dto';
import { message, Nothing } from '../../message';
import { OWNER_ALONE } from '../../people/rights';

export const entitlement = {
  /**
   * Stores the acting account's plan as just reported by billing-service or for a new account, before the event
   * arrives.
   */
  store: message('menus.entitlement.store', SubscriptionChanged, OWNER_ALONE).replies<Nothing>(),
} as const;
