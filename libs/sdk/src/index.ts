export { createClient, type CartaViva, type ClientOptions } from './client';
export { CartaVivaError, unwrap } from './errors';
export { all, pages, type ListPath, type Row } from './paging';
export { verifyWebhook, WebhookVerificationError, type WebhookDelivery } from './webhooks';
export type { MenuChange, MenuChanged, WebhookEvent } from './webhook-event';
export {
  urlOf,
  type Api,
  type CallOptions,
  type Method,
  type PathOf,
  type Reply,
  type Schema,
} from './calls';
export type { components, paths } from './schema';
