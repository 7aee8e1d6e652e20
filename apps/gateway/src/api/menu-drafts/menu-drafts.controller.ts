import {
  DomainError,
  media,
  MENU_SOURCE_TYPES,
  MenuDraftView,
  type MenuSourceType,
} from '@cartaviva/contracts';
import { MAX_MENU_IMAGE_BYTES } from '@cartaviva/domain';
import { menuSourceKey, OBJECT_STORAGE, type ObjectStorage } from '@cartaviva/object-storage';
import { MessageClient } from '@cartaviva/redis-transport';
import { Controller, HttpCode, Inject, Post, Req } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiBody, ApiConsumes, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { Limited } from '../../pipeline/limits/limited.decorator';
import { TAKES_MENU_SOURCES } from '../../pipeline/requests/body-parsers';
import { TakesKeys } from '../../pipeline/sessions/access.decorator';
import { Caller, type CallerContext } from '../../pipeline/sessions/caller.decorator';
import { Answers } from '../openapi/answers.decorator';

/** A photo of a whole page takes five to ten seconds where cores are few. */
const READING_TIMEOUT_MS = 25_000;

@ApiTags('Menús')
@TakesKeys('menus:write')
@Controller('api/menu-drafts')
export class MenuDraftsController {
  constructor(
    private readonly client: MessageClient,
    @Inject(OBJECT_STORAGE) private readonly storage: ObjectStorage,
  ) {}

  /** The bytes wait in the storage, not in Redis; they are gone once they were read. */
  @Post()
  @Limited('menuDraft')
  @HttpCode(200)
  @RouteConfig(TAKES_MENU_SOURCES)
  @ApiConsumes(...MENU_SOURCE_TYPES)
  @ApiBody({ schema: { type: 'string', format: 'binary' } })
  @Answers('Leer un menú de un texto, un PDF o una foto; nada se guarda', {
    body: MenuDraftView,
    refuses: [
      'MENU_FILE_TYPE',
      'MENU_FILE_UNREADABLE',
      'MENU_FILE_TOO_SLOW',
      'MENU_PDF_LOCKED',
      'MENU_PDF_SCANNED',
      'MENU_PDF_TOO_LONG',
      'MENU_PHOTO_WITHOUT_TEXT',
      'UPLOAD_TOO_LARGE',
      'STORAGE_FULL',
    ],
  })
  async read(
    @Req() { body, headers }: FastifyRequest,
    @Caller() caller: CallerContext,
  ): Promise<MenuDraftView> {
    const type = sourceType(headers['content-type']);
    if (!type || !(Buffer.isBuffer(body) || body instanceof Readable)) {
      throw new DomainError('MENU_FILE_TYPE');
    }
    const maxBytes = MAX_MENU_IMAGE_BYTES;
    if (Number(headers['content-length']) > maxBytes) {
      throw new DomainError('UPLOAD_TOO_LARGE', { maxBytes });
    }
    const storageKey = menuSourceKey(new Date(), randomUUID());
    try {
      await this.storage.write(storageKey, body, { maxBytes });
      const source = { storageKey, type };
      const options = { ...caller, timeoutMs: READING_TIMEOUT_MS };
      return await this.client.call(media.menuDraft.read, source, options);
    } finally {
      // What stays because the storage is unavailable is deleted within the hour.
      await this.storage.delete(storageKey).catch(() => undefined);
    }
  }
}

/** What a request says that it sends, without what follows a semicolon. */
function sourceType(contentType = ''): MenuSourceType | undefined {
  const said = contentType.split(';')[0]!.trim().toLowerCase();
  return MENU_SOURCE_TYPES.find((type) => type === said);
}
