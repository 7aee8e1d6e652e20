import type { ExportedContent } from '../identity/account.dto';
import { event, message, Nothing } from '../message';
import { SubscriptionChanged, type PlanView, type SubscriptionView } from './plan.dto';

/** What billing-service answers. */
export const billing = {
  plan: {
    list: message('billing.plan.list', Nothing).replies<PlanView[]>(),
  },
  account: {
    /** The acting user's subscriptions, for their download. */
    export: message('billing.account.export', Nothing).replies<ExportedContent>(),
  },
  subscription: {
    get: message('billing.subscription.get', Nothing).replies<SubscriptionView>(),
  },
} as const;

/** What happened in billing-service. */
export const billingEvents = {
  subscriptionChanged: event('billing.subscription-changed', SubscriptionChanged),
} as const;
