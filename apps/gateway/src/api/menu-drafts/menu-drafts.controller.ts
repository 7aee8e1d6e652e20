import { DomainError, media, ReadMenu, type MenuDraftView } from '@cartaviva/contracts';
import { MAX_MENU_IMAGE_BYTES } from '@cartaviva/domain';
import { menuSourceKey, OBJECT_STORAGE, type ObjectStorage } from '@cartaviva/object-storage';
import { MessageClient } from '@cartaviva/redis-transport';
import { Controller, Inject, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { PageQuery } from '../../pipeline/lists/page-query.decorator';
import { Caller, type CallerContext } from '../../pipeline/sessions/caller.decorator';
import { Route } from '../forwarding/route.decorator';

@ApiTags('Menús')
@Controller()
export class MenuDraftsController {
  constructor(
    private readonly client: MessageClient,
    @Inject(OBJECT_STORAGE) private readonly storage: ObjectStorage,
  ) {}

  /** Passes the bytes through the object storage instead of Redis and deletes them after reading. */
  @Route(media.menuDraft.read)
  async read(
    @Req() { body, headers }: FastifyRequest,
    @PageQuery(ReadMenu) choice: ReadMenu,
    @Caller() caller: CallerContext,
  ): Promise<MenuDraftView> {
    if (!(body instanceof Readable)) throw new DomainError('MENU_FILE_TYPE');
    const maxBytes = MAX_MENU_IMAGE_BYTES;
    if (Number(headers['content-length']) > maxBytes) {
      throw new DomainError('UPLOAD_TOO_LARGE', { maxBytes });
    }
    const storageKey = menuSourceKey(new Date(), randomUUID());
    try {
      await this.storage.write(storageKey, body, { maxBytes });
      const options = { ...caller, timeoutMs: media.menuDraft.read.timeoutMs! };
      return await this.client.call(media.menuDraft.read, { storageKey, ...choice }, options);
    } finally {
      // A cleanup job in media-worker deletes files that remain because the storage is unavailable.
      await this.storage.delete(storageKey).catch(() => undefined);
    }
  }
}
