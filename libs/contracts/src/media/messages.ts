import { event } from '../message';
import { WebhookPaused } from './webhook-paused.event';
import { WebhookSecretRotated } from './webhook-secret-rotated.event';
import { WebhooksEnded } from './webhooks-ended.event';
import { ImageFailed } from './image-failed.event';
import { ticket } from './operations/ticket';
import { storage } from './operations/storage';
import { account } from './operations/account';
import { webhook } from './operations/webhook';
import { webhookDelivery } from './operations/webhook-delivery';
import { menuDraft } from './operations/menu-draft';
import { headingFont } from './operations/heading-font';
import { shareImage } from './operations/share-image';
import { print } from './operations/print';
import { receipt } from './operations/receipt';
import { object } from './operations/object';

export const media = {
  ticket,
  storage,
  account,
  webhook,
  webhookDelivery,
  menuDraft,
  headingFont,
  shareImage,
  print,
  receipt,
  object,
} as const;

export const mediaEvents = {
  imageFailed: event('media.picture-failed', ImageFailed),
  webhookPaused: event('media.webhook-paused', WebhookPaused),
  webhooksEnded: event('media.webhooks-ended', WebhooksEnded),
  webhookSecretRotated: event('media.webhook-secret-rotated', WebhookSecretRotated),
} as const;
