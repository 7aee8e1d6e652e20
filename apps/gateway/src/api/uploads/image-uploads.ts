import { DomainError, media, type ObjectPurpose } from '@cartaviva/contracts';
import { MAX_MENU_IMAGE_BYTES as MAX_BYTES } from '@cartaviva/domain';
import { OBJECT_STORAGE, type ObjectStorage } from '@cartaviva/object-storage';
import { MessageClient } from '@cartaviva/redis-transport';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { CONFIG, type GatewayConfig } from '../../config';
import type { CallerContext } from '../../pipeline/sessions/caller.decorator';
import { fileIn, type SentFile } from './file-in';
import { ticketOf } from './ticket-url';

/** Maximum size of a form without its file, in bytes. */
const MAX_FORM_BYTES = 16_384;

/** Codes of the errors that refuse an image because of its bytes. */
export const IMAGE_REFUSALS = [
  'UPLOAD_FORMAT',
  'UPLOAD_NOT_AN_IMAGE',
  'UPLOAD_INCOMPLETE',
  'UPLOAD_TOO_MANY_PIXELS',
  'UPLOAD_TOO_NARROW',
  'UPLOAD_UNREADABLE',
] as const;

export const UPLOAD_REFUSALS = [
  'STORAGE_LIMIT_REACHED',
  'STORAGE_FULL',
  'UPLOAD_TOO_LARGE',
  ...IMAGE_REFUSALS,
] as const;

/** Timeout for fetching an image from another site, in milliseconds. It exceeds the limit of the download itself. */
const FETCH_TIMEOUT_MS = 15_000;

/** Uploads an image in a single call by issuing a ticket, uploading with it and confirming it. */
@Injectable()
export class ImageUploads {
  constructor(
    private readonly client: MessageClient,
    @Inject(OBJECT_STORAGE) private readonly storage: ObjectStorage,
    @Inject(CONFIG) private readonly config: GatewayConfig,
  ) {}

  /**
   * Stores the file of a form as an image of the caller. The file is streamed to the storage and never held in memory
   * as a whole. Fails with one of `UPLOAD_REFUSALS`.
   * @returns the path of the image
   */
  async receive(
    request: FastifyRequest,
    purpose: ObjectPurpose,
    caller: CallerContext,
  ): Promise<string> {
    const length = Number(request.headers['content-length']) || undefined;
    if (length && length > MAX_BYTES + MAX_FORM_BYTES) {
      throw new DomainError('UPLOAD_TOO_LARGE', { maxBytes: MAX_BYTES });
    }
    const file = await fileIn(request);
    try {
      const ticketId = await this.store(file, { purpose, length }, caller);
      const confirmed = await this.client.call(media.object.confirm, { ticketId, purpose }, caller);
      return confirmed.objectPath;
    } catch (error) {
      file.abandon();
      throw error;
    }
  }

  /**
   * Stores the file at a public address as an image of the caller. Fails like `receive`.
   * @returns the path of the image
   */
  async fetch(url: string, purpose: ObjectPurpose, caller: CallerContext): Promise<string> {
    const { uploadURL } = await this.client.call(media.ticket.issue, { purpose }, caller);
    const ticketId = ticketOf(uploadURL, 'url', this.config.PUBLIC_URL);
    const options = { ...caller, timeoutMs: FETCH_TIMEOUT_MS };
    await this.client.call(media.ticket.fetch, { ticketId, url }, options);
    return (await this.client.call(media.object.confirm, { ticketId, purpose }, caller)).objectPath;
  }

  /** @returns ID of the ticket under which the bytes are stored */
  private async store(
    { bytes }: SentFile,
    { purpose, length }: { purpose: ObjectPurpose; length: number | undefined },
    caller: CallerContext,
  ): Promise<string> {
    const wishes = { purpose, ...(length && { size: Math.min(length, MAX_BYTES) }) };
    const { uploadURL } = await this.client.call(media.ticket.issue, wishes, caller);
    const ticketId = ticketOf(uploadURL, 'file', this.config.PUBLIC_URL);
    const ticket = await this.client.call(media.ticket.redeem, { ticketId }, caller);
    await this.storage.write(ticket.storageKey, bytes, { maxBytes: ticket.maxBytes });
    return ticketId;
  }
}
