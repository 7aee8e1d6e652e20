import { message, Nothing } from '../message';
import {
  ConfirmObject,
  ObjectRequest,
  TicketRequest,
  type ObjectPathView,
  type RedeemedTicket,
  type UploadTicketView,
} from './object.dto';

/** What media-worker answers. */
export const media = {
  ticket: {
    /** One picture of the acting user may be sent to the URL, once, within minutes. */
    issue: message('media.ticket.issue', Nothing).replies<UploadTicketView>(),
    /** Uses a ticket up. The ticket's id is its secret: random, unguessable, short-lived. */
    redeem: message('media.ticket.redeem', TicketRequest).replies<RedeemedTicket>(),
  },
  account: {
    /** Ids of the acting user's pictures, for their download. */
    objects: message('media.account.objects', Nothing).replies<{ objectIds: string[] }>(),
  },
  object: {
    /** Answers when the picture proved readable and its first size can be shown. */
    confirm: message('media.object.confirm', ConfirmObject).replies<ObjectPathView>(),
    /** Refused as OBJECT_NOT_FOUND unless the acting user owns the object. */
    require: message('media.object.require', ObjectRequest).replies<Nothing>(),
  },
} as const;
