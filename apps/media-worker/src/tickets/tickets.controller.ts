import {
  IssueTicket,
  media,
  TicketRequest,
  type RedeemedTicket,
  type UploadTicketView,
} from '@cartaviva/contracts';
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
  async issue(
    @Payload() wishes: IssueTicket,
    @Ctx() context: MessageContext,
  ): Promise<UploadTicketView> {
    const ticketId = await this.tickets.issue(context, wishes);
    return { uploadURL: `${this.config.PUBLIC_URL}/api/uploads/${ticketId}` };
  }

  @Handles(media.ticket.redeem)
  async redeem(
    @Payload() { ticketId }: TicketRequest,
    @Ctx() { accountId }: MessageContext,
  ): Promise<RedeemedTicket> {
    const { maxBytes } = await this.tickets.redeem(ticketId, accountId);
    return { storageKey: uploadKey(ticketId), maxBytes };
  }
}
