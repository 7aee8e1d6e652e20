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

export const media = {
  ticket: {
    /**
     * Permits one upload of an image by the acting user within a few minutes. Refused as STORAGE_LIMIT_REACHED when
     * the image exceeds the plan's storage.
     */
    issue: message('media.ticket.issue', IssueTicket).replies<UploadTicketView>(),
    /** Consumes a ticket of the acting user. The ticket's ID is also a random, short-lived secret. */
    redeem: message('media.ticket.redeem', TicketRequest).replies<RedeemedTicket>(),
    /** Consumes a ticket of the acting user for the file at a public address. */
    fetch: message('media.ticket.fetch', FetchImage).replies<Nothing>(),
  },
  storage: {
    usage: message('media.storage.usage', Nothing).replies<StorageView>(),
  },
  account: {
    /** Returns the IDs of the acting user's images for their data download. */
    objects: message('media.account.objects', Nothing).replies<{ objectIds: string[] }>(),
  },
  webhook: {
    list: message('media.webhook.list', Nothing).replies<WebhookView[]>(),
    create: message('media.webhook.create', CreateWebhook).replies<CreatedWebhook>(),
    get: message('media.webhook.get', WebhookRequest).replies<WebhookView>(),
    update: message('media.webhook.update', UpdateWebhook).replies<WebhookView>(),
    delete: message('media.webhook.delete', WebhookOverVersion).replies<Nothing>(),
    /** Keeps the previous secret for one more day, in which both secrets sign deliveries. */
    rotateSecret: message(
      'media.webhook.rotate-secret',
      WebhookOverVersion,
    ).replies<CreatedWebhook>(),
    /** Sends one test delivery, even to a paused webhook. */
    test: message('media.webhook.test', WebhookRequest).replies<WebhookDeliveryView>(),
  },
  webhookDelivery: {
    /** The newest delivery comes first. */
    list: message('media.webhook-delivery.list', WebhookDeliveriesRequest).replies<
      Page<WebhookDeliveryView>
    >(),
    get: message(
      'media.webhook-delivery.get',
      WebhookDeliveryRequest,
    ).replies<WebhookDeliveryDetail>(),
    /** Sends the delivery again immediately with the same ID, even to a paused webhook. */
    redeliver: message(
      'media.webhook-delivery.redeliver',
      WebhookDeliveryRequest,
    ).replies<WebhookDeliveryView>(),
  },
  menuDraft: {
    /**
     * Reads a text, a PDF or a photo as a menu and deletes the file afterwards in every case. Refused as MENU_FILE_…,
     * MENU_PDF_… or MENU_PHOTO_… when no menu can be read from it.
     */
    read: message('media.menu-draft.read', ReadMenu).replies<MenuDraftView>(),
  },
  headingFont: {
    /**
     * Ensures that browsers can fetch the font of a menu's headings (`headingFontName`) for at least another month.
     * The gateway that renders the page calls it. The same letters are made only once.
     */
    make: message('media.heading-font.make', MakeHeadingFont).replies<Nothing>(),
  },
  shareImage: {
    /**
     * Ensures that link previews can fetch the image of a menu (`shareImageName`). The gateway calls it on the first
     * request. The same content is made only once.
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
    /** Replies when the image is readable and its first size can be shown. */
    confirm: message('media.object.confirm', ConfirmObject).replies<ObjectPathView>(),
    /** Refused as OBJECT_NOT_FOUND unless the acting user owns the object. */
    require: message('media.object.require', ObjectRequest).replies<ObjectFacts>(),
    /** Returns the objects that the acting user may show and omits the others. */
    requireAll: message('media.object.require-all', ObjectsRequest).replies<OwnObject[]>(),
  },
} as const;

export const mediaEvents = {
  imageFailed: event('media.picture-failed', ImageFailed),
  webhookPaused: event('media.webhook-paused', WebhookPaused),
  webhooksEnded: event('media.webhooks-ended', WebhooksEnded),
  webhookSecretRotated: event('media.webhook-secret-rotated', WebhookSecretRotated),
} as const;
