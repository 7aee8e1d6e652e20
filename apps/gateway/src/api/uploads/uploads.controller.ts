import { DomainError, IssueTicket, media, type UploadTicketView } from '@cartaviva/contracts';
import { OBJECT_STORAGE, type ObjectStorage } from '@cartaviva/object-storage';
import { MessageClient } from '@cartaviva/redis-transport';
import { Body, Controller, Inject, Param, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { IdPipe } from '../../pipeline/requests/id.pipe';
import { Caller, themself, type CallerContext } from '../../pipeline/sessions/caller.decorator';
import { Route } from '../forwarding/route.decorator';
import { NewestUploads } from './newest-uploads';

@ApiTags('Imágenes')
@Controller()
export class UploadsController {
  constructor(
    private readonly client: MessageClient,
    private readonly newest: NewestUploads,
    @Inject(OBJECT_STORAGE) private readonly storage: ObjectStorage,
  ) {}

  @Route(media.ticket.issue)
  createTicket(
    @Body() wishes: IssueTicket,
    @Caller() caller: CallerContext,
  ): Promise<UploadTicketView> {
    // A profile image belongs to the person, regardless of the account that they act for.
    const owner = wishes.purpose === 'profile' ? themself(caller) : caller;
    return this.client.call(media.ticket.issue, wishes, owner);
  }

  /** Streams the image to the storage without holding it in memory as a whole. */
  @Route(media.ticket.redeem)
  async upload(
    @Param('ticketId', IdPipe) ticketId: string,
    @Req() { body, headers }: FastifyRequest,
    @Caller() caller: CallerContext,
  ): Promise<void> {
    if (!(body instanceof Readable)) throw new DomainError('UPLOAD_NOT_AN_IMAGE');
    const ticket = await this.redeem(ticketId, caller);
    const { storageKey, maxBytes } = ticket;
    const isTooLarge = Number(headers['content-length']) > maxBytes;
    if (isTooLarge) throw new DomainError('UPLOAD_TOO_LARGE', { maxBytes });
    await this.newest.pass(ticketId, body, (bytes) =>
      this.storage.write(storageKey, bytes, { maxBytes }),
    );
  }

  /** Redeems a ticket of the current account, or a profile ticket of the person. */
  private async redeem(ticketId: string, caller: CallerContext) {
    const own = themself(caller);
    try {
      return await this.client.call(media.ticket.redeem, { ticketId }, caller);
    } catch (error) {
      if (own.actor === caller.actor || !(error instanceof DomainError)) throw error;
      return this.client.call(media.ticket.redeem, { ticketId }, own);
    }
  }
}
