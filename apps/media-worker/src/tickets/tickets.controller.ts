import {
  media,
  Nothing,
  TicketRequest,
  type RedeemedTicket,
  type UploadTicketView,
} from '@cartaviva/contracts';
import { MAX_MENU_IMAGE_BYTES } from '@cartaviva/domain';
import { uploadKey } from '@cartaviva/object-storage';
import { Handles, MessageContext } from '@cartaviva/redis-transport';
import { Controller, Inject } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { CONFIG, type MediaConfig } from '../config';
import { TicketsService } from './tickets.service';

@Controller()
export class TicketsController {
  constructor(
    private readonly tickets: TicketsService,
    @Inject(CONFIG) private readonly config: Pick<MediaConfig, 'PUBLIC_URL'>,
  ) {}

  @Handles(media.ticket.issue)
  async issue(@Payload() _: Nothing, @Ctx() { userId }: MessageContext): Promise<UploadTicketView> {
    const ticketId = await this.tickets.issue(userId);
    return { uploadURL: `${this.config.PUBLIC_URL}/api/uploads/${ticketId}` };
  }

  /** Whoever holds the ticket's id may use it: the id is the permission. */
  @Handles(media.ticket.redeem)
  async redeem(@Payload() { ticketId }: TicketRequest): Promise<RedeemedTicket> {
    await this.tickets.redeem(ticketId);
    return { storageKey: uploadKey(ticketId), maxBytes: MAX_MENU_IMAGE_BYTES };
  }
}
