import { message, Nothing } from '../../message';
import { EDITORS } from '../../people/rights';
import {
  FetchImage,
  IssueTicket,
  TicketRequest,
  type RedeemedTicket,
  type UploadTicketView,
} from '../object.dto';

export const ticket = {
  /**
   * Permits one upload of an image by the acting user within a few minutes. Refused as STORAGE_LIMIT_REACHED when
   * the image exceeds the plan's storage.
   */
  issue: message('media.ticket.issue', IssueTicket, EDITORS).replies<UploadTicketView>(),
  /** Consumes a ticket of the acting user. The ticket's ID is also a random, short-lived secret. */
  redeem: message('media.ticket.redeem', TicketRequest, EDITORS).replies<RedeemedTicket>(),
  /** Consumes a ticket of the acting user for the file at a public address. */
  fetch: message('media.ticket.fetch', FetchImage, EDITORS).replies<Nothing>(),
} as const;
