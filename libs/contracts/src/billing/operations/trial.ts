import { message, Nothing } from '../../message';
import { OWNER_ALONE } from '../../people/rights';
import { SubscriptionChanged } from '../plan.dto';

export const trial = {
  /** Starts the acting user's trial unless they already had one. Returns the resulting plan. */
  start: message('billing.trial.start', Nothing, OWNER_ALONE).replies<SubscriptionChanged>(),
} as const;
