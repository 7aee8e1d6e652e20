import { event } from '../message';
import { MailWanted } from './mail-wanted.event';
import { SubscriptionChanged } from './plan.dto';
import { plan } from './operations/plan';
import { account } from './operations/account';
import { subscription } from './operations/subscription';
import { trial } from './operations/trial';
import { payment } from './operations/payment';
import { order } from './operations/order';
import { webhook } from './operations/webhook';

export const billing = {
  plan,
  account,
  subscription,
  trial,
  payment,
  order,
  webhook,
} as const;

export const billingEvents = {
  subscriptionChanged: event('billing.subscription-changed', SubscriptionChanged),
  /** Handled by identity-service, which has names and addresses. */
  mailWanted: event('billing.mail-wanted', MailWanted),
} as const;
