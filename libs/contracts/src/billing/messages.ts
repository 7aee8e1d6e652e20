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
    cancel: message('billing.subscription.cancel', Nothing).replies<SubscriptionView>(),
    /** Takes a cancellation back. */
    resume: message('billing.subscription.resume', Nothing).replies<SubscriptionView>(),
    /** Of an admin. */
    grant: message('billing.subscription.grant', GrantPlan).replies<SubscriptionView>(),
  },
  trial: {
    /** Begins the acting user's trial unless there was one; what they have from now on. */
    start: message('billing.trial.start', Nothing).replies<SubscriptionChanged>(),
  },
  payment: {
    setup: message('billing.payment.setup', Nothing).replies<
      Pick<PaymentSetupView, 'clientToken'>
    >(),
    list: message('billing.payment.list', PageRequest).replies<Page<PaymentView>>(),
    get: message('billing.payment.get', PaymentRequest).replies<PaymentView>(),
    /** The receipt of one that was paid, as a PDF in base64. */
    receipt: message('billing.payment.receipt', PaymentRequest).replies<NamedDocument>(),
  },
  order: {
    create: message('billing.order.create', CreateOrderRequest).replies<OrderIdView>(),
    capture: message('billing.order.capture', PaymentOrderRequest).replies<CaptureView>(),
    /** The payer thought better of it. */
    cancel: message('billing.order.cancel', PaymentOrderRequest).replies<Nothing>(),
  },
  webhook: {
    /** Kept as it came, then acted on, once, in whatever order webhooks come. */
    receive: message('billing.notice.receive', ProviderWebhook).replies<Nothing>(),
  },
} as const;

/** What happened in billing-service. */
export const billingEvents = {
  subscriptionChanged: event('billing.subscription-changed', SubscriptionChanged),
  /** For identity-service, which knows names and addresses. */
  mailWanted: event('billing.mail-wanted', MailWanted),
} as const;
