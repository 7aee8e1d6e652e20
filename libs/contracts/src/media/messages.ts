import { event, message, Nothing } from '../message';
import type { Page } from '../page';
import {
  ConfirmObject,
  FetchImage,
  IssueTicket,
  ObjectRequest,
  ObjectsRequest,
  TicketRequest,
  type ObjectFacts,
  type ObjectPathView,
  type OwnObject,
  type RedeemedTicket,
  type UploadTicketView,
} from './object.dto';
import { ReadMenu, type MenuDraftView } from './menu-draft.dto';
import { MakeHeadingFont } from './heading-font.dto';
import { DrawPrint, type DrawnDocument } from './print.dto';
import { MakeShareImage } from './share-image.dto';
import {
  CreateWebhook,
  UpdateWebhook,
  WebhookOverVersion,
  WebhookRequest,
  type CreatedWebhook,
  type WebhookView,
} from './webhook.dto';
import {
  WebhookDeliveriesRequest,
  WebhookDeliveryRequest,
  type WebhookDeliveryDetail,
  type WebhookDeliveryView,
} from './webhook-delivery.dto';
import { WebhookPaused } from './webhook-paused.event';
import { WebhookSecretRotated } from './webhook-secret-rotated.event';
import { WebhooksEnded } from './webhooks-ended.event';
import type { StorageView } from './storage.dto';
import { ImageFailed } from './image-failed.event';
import { DrawReceipt } from './receipt.dto';

/** What media-worker answers. */
export const media = {
  ticket: {
    /**
     * One image of the acting user may be sent to the URL, once, within minutes. Refused as
     * STORAGE_LIMIT_REACHED when their plan has no room for it.
     */
    issue: message('media.ticket.issue', IssueTicket).replies<UploadTicketView>(),
    /** Uses a ticket of the acting user up. Its id is a secret besides: random, short-lived. */
    redeem: message('media.ticket.redeem', TicketRequest).replies<RedeemedTicket>(),
    /** Uses a ticket of the acting user up for the file at a public address. */
    fetch: message('media.ticket.fetch', FetchImage).replies<Nothing>(),
  },
  storage: {
    /** Of the acting user. */
    usage: message('media.storage.usage', Nothing).replies<StorageView>(),
  },
  account: {
    /** Ids of the acting user's images, for their download. */
    objects: message('media.account.objects', Nothing).replies<{ objectIds: string[] }>(),
  },
  webhook: {
    list: message('media.webhook.list', Nothing).replies<WebhookView[]>(),
    create: message('media.webhook.create', CreateWebhook).replies<CreatedWebhook>(),
    get: message('media.webhook.get', WebhookRequest).replies<WebhookView>(),
    update: message('media.webhook.update', UpdateWebhook).replies<WebhookView>(),
    delete: message('media.webhook.delete', WebhookOverVersion).replies<Nothing>(),
    /** The secret before it signs beside the new one for a day. */
    rotateSecret: message(
      'media.webhook.rotate-secret',
      WebhookOverVersion,
    ).replies<CreatedWebhook>(),
    /** Sends a test, once, also to a webhook that is paused. */
    test: message('media.webhook.test', WebhookRequest).replies<WebhookDeliveryView>(),
  },
  webhookDelivery: {
    /** The newest first. */
    list: message('media.webhook-delivery.list', WebhookDeliveriesRequest).replies<
      Page<WebhookDeliveryView>
    >(),
    get: message(
      'media.webhook-delivery.get',
      WebhookDeliveryRequest,
    ).replies<WebhookDeliveryDetail>(),
    /** Sends it again at once, under the same id; also to a webhook that is paused. */
    redeliver: message(
      'media.webhook-delivery.redeliver',
      WebhookDeliveryRequest,
    ).replies<WebhookDeliveryView>(),
  },
  menuDraft: {
    /**
     * What a text, a PDF or a photo says as a menu. Its bytes are gone afterwards, whatever became of
     * them. Refused as MENU_FILE_…, MENU_PDF_… or MENU_PHOTO_… when no menu can be read from it.
     */
    read: message('media.menu-draft.read', ReadMenu).replies<MenuDraftView>(),
  },
  headingFont: {
    /**
     * Has the font of a menu's headings where browsers fetch it (`headingFontName`), and for another month at
     * least. By whoever draws its page: the same letters are made once.
     */
    make: message('media.heading-font.make', MakeHeadingFont).replies<Nothing>(),
  },
  shareImage: {
    /**
     * Has the picture of a menu where previews of links fetch it (`shareImageName`). By the gateway that is
     * asked for it: the same content is made once.
     */
    make: message('media.share-image.make', MakeShareImage).replies<Nothing>(),
  },
  print: {
    draw: message('media.print.draw', DrawPrint).replies<DrawnDocument>(),
  },
  receipt: {
    draw: message('media.receipt.draw', DrawReceipt).replies<DrawnDocument>(),
  },
  object: {
    /** Answers when the image proved readable and its first size can be shown. */
    confirm: message('media.object.confirm', ConfirmObject).replies<ObjectPathView>(),
    /** Refused as OBJECT_NOT_FOUND unless the acting user owns the object. */
    require: message('media.object.require', ObjectRequest).replies<ObjectFacts>(),
    /** Those of the objects that the acting user may show; the others are not answered. */
    requireAll: message('media.object.require-all', ObjectsRequest).replies<OwnObject[]>(),
  },
} as const;

/** What happened in media-worker. */
export const mediaEvents = {
  imageFailed: event('media.picture-failed', ImageFailed),
  webhookPaused: event('media.webhook-paused', WebhookPaused),
  webhooksEnded: event('media.webhooks-ended', WebhooksEnded),
  webhookSecretRotated: event('media.webhook-secret-rotated', WebhookSecretRotated),
} as const;
