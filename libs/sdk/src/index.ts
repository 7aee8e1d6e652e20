export { createClient, type CartaViva, type ClientOptions } from './client';
export { CartaVivaError, unwrap } from './errors';
export { all, pages, type ListPath, type Row } from './paging';
export {
  verifyWebhook,
  WebhookVerificationError,
  type WebhookDelivery,
  type WebhookEvent,
} from './webhooks';
export {
  urlOf,
  type CallOptions,
  type Method,
  type PathOf,
  type Reply,
  type Schema,
} from './calls';
export type { components, paths } from './schema';
