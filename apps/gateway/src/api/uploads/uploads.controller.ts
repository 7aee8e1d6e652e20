import {
  DomainError,
  IssueTicket,
  media,
  StorageView,
  UploadTicketView,
} from '@cartaviva/contracts';
import { OBJECT_STORAGE, type ObjectStorage } from '@cartaviva/object-storage';
import { MessageClient } from '@cartaviva/redis-transport';
import { Body, Controller, Get, Inject, Param, Post, Put, Req } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiBody, ApiConsumes, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { Limited } from '../../pipeline/limits/limited.decorator';
import { Answers } from '../openapi/answers.decorator';
import { TAKES_BYTES } from '../../pipeline/requests/body-parsers';
import { IdPipe } from '../../pipeline/requests/id.pipe';
import { TakesKeys } from '../../pipeline/sessions/access.decorator';
import { Caller, themself, type CallerContext } from '../../pipeline/sessions/caller.decorator';
import { NewestUploads } from './newest-uploads';

@ApiTags('Imágenes')
@Controller('api')
export class UploadsController {
  constructor(
    private readonly client: MessageClient,
    private readonly newest: NewestUploads,
    @Inject(OBJECT_STORAGE) private readonly storage: ObjectStorage,
  ) {}

  @Post('objects/upload')
  @TakesKeys('menus:write')
  @Limited('upload')
  @Answers('Pedir adónde subir una imagen', {
    body: UploadTicketView,
    refuses: ['STORAGE_LIMIT_REACHED'],
  })
  @ApiBody({ type: IssueTicket, required: false })
  createTicket(
    @Body() wishes: IssueTicket,
    @Caller() caller: CallerContext,
  ): Promise<UploadTicketView> {
    // A profile image belongs to the person, regardless of the account that they act for.
    const owner = wishes.purpose === 'profile' ? themself(caller) : caller;
    return this.client.call(media.ticket.issue, wishes, owner);
  }

  @Get('storage')
  @TakesKeys('menus:read')
  @Answers('Cuánto espacio ocupan mis imágenes, y cuánto incluye mi plan', { body: StorageView })
  getStorage(@Caller() caller: CallerContext): Promise<StorageView> {
    return this.client.call(media.storage.usage, {}, caller);
  }

  /** Streams the image to the storage without holding it in memory as a whole. */
  @Put('uploads/:ticketId')
  @TakesKeys('menus:write')
  @RouteConfig(TAKES_BYTES)
  @ApiConsumes('image/*')
  @ApiBody({ schema: { type: 'string', format: 'binary' } })
  @Answers('Subir la imagen a la dirección recibida', { refuses: ['STORAGE_FULL'] })
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
