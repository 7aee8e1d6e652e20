import type { NamedDocument } from '../media/print.dto';
import type { ExportedContent } from '../identity/account.dto';
import { event, message, Nothing } from '../message';
import { PageRequest, type Page } from '../page';
import {
  CreateOrderRequest,
  PaymentOrderRequest,
  ProviderWebhook,
  type CaptureView,
  type OrderIdView,
  type PaymentSetupView,
} from './order.dto';
import { MailWanted } from './mail-wanted.event';
import { PaymentRequest, type PaymentView } from './payment.dto';
import { GrantPlan, SubscriptionChanged, type PlanView, type SubscriptionView } from './plan.dto';

export const billing = {
  plan: {
    list: message('billing.plan.list', Nothing).replies<PlanView[]>(),
  },
  account: {
    /** Returns the acting user's subscriptions for their data download. */
    export: message('billing.account.export', Nothing).replies<ExportedContent>(),
  },
  subscription: {
    get: message('billing.subscription.get', Nothing).replies<SubscriptionView>(),
    cancel: message('billing.subscription.cancel', Nothing).replies<SubscriptionView>(),
    /** Withdraws a cancellation. */
    resume: message('billing.subscription.resume', Nothing).replies<SubscriptionView>(),
    /** Requires an admin. */
    grant: message('billing.subscription.grant', GrantPlan).replies<SubscriptionView>(),
  },
  trial: {
    /** Starts the acting user's trial unless they already had one. Returns the resulting plan. */
    start: message('billing.trial.start', Nothing).replies<SubscriptionChanged>(),
  },
  payment: {
    setup: message('billing.payment.setup', Nothing).replies<
      Pick<PaymentSetupView, 'clientToken'>
    >(),
    list: message('billing.payment.list', PageRequest).replies<Page<PaymentView>>(),
    get: message('billing.payment.get', PaymentRequest).replies<PaymentView>(),
    /** Returns the receipt of a completed payment as a PDF in base64. */
    receipt: message('billing.payment.receipt', PaymentRequest).replies<NamedDocument>(),
  },
  order: {
    create: message('billing.order.create', CreateOrderRequest).replies<OrderIdView>(),
    capture: message('billing.order.capture', PaymentOrderRequest).replies<CaptureView>(),
    /** Records that the payer abandoned the order. */
    cancel: message('billing.order.cancel', PaymentOrderRequest).replies<Nothing>(),
  },
  webhook: {
    /** Stores a verified provider webhook and reconciles its payment once. Order and repeats do not matter. */
    receive: message('billing.notice.receive', ProviderWebhook).replies<Nothing>(),
  },
} as const;

export const billingEvents = {
  subscriptionChanged: event('billing.subscription-changed', SubscriptionChanged),
  /** Handled by identity-service, which has names and addresses. */
  mailWanted: event('billing.mail-wanted', MailWanted),
} as const;
