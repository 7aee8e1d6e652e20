import { DomainError, media, MenuDraftView } from '@cartaviva/contracts';
import { MAX_MENU_IMAGE_BYTES, UPLOAD_TYPES, XLSX } from '@cartaviva/domain';
import { menuSourceKey, OBJECT_STORAGE, type ObjectStorage } from '@cartaviva/object-storage';
import { MessageClient } from '@cartaviva/redis-transport';
import { Controller, HttpCode, Inject, Post, Query, Req } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiBody, ApiConsumes, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { Limited } from '../../pipeline/limits/limited.decorator';
import { TAKES_BYTES } from '../../pipeline/requests/body-parsers';
import { TakesKeys } from '../../pipeline/sessions/access.decorator';
import { Caller, type CallerContext } from '../../pipeline/sessions/caller.decorator';
import { Answers } from '../openapi/answers.decorator';

/** Reading a photo of a whole page takes five to ten seconds on a machine with few cores. */
const READING_TIMEOUT_MS = 25_000;

/** Media types for the API reference. The bytes of a file decide how it is read, not its declared type. */
const TABLE_TYPES = [
  'text/csv',
  XLSX,
  'application/vnd.ms-excel',
  'application/vnd.oasis.opendocument.spreadsheet',
];

@ApiTags('Menús')
@TakesKeys('menus:write')
@Controller('api/menu-drafts')
export class MenuDraftsController {
  constructor(
    private readonly client: MessageClient,
    @Inject(OBJECT_STORAGE) private readonly storage: ObjectStorage,
  ) {}

  /** Passes the bytes through the object storage instead of Redis and deletes them after reading. */
  @Post()
  @Limited('menuDraft')
  @HttpCode(200)
  @RouteConfig(TAKES_BYTES)
  @ApiConsumes('text/plain', ...TABLE_TYPES, 'application/pdf', ...UPLOAD_TYPES)
  @ApiBody({ schema: { type: 'string', format: 'binary' } })
  @ApiQuery({ name: 'mapping', required: false, schema: { type: 'string' } })
  @ApiQuery({ name: 'sheets', required: false, schema: { type: 'string' } })
  @Answers('Leer un menú de un texto, una tabla, un PDF o una foto; nada se guarda', {
    body: MenuDraftView,
    refuses: [
      'MENU_FILE_TYPE',
      'MENU_FILE_UNREADABLE',
      'MENU_FILE_TOO_SLOW',
      'MENU_PDF_LOCKED',
      'MENU_PDF_SCANNED',
      'MENU_PDF_TOO_LONG',
      'MENU_PHOTO_WITHOUT_TEXT',
      'UPLOAD_FORMAT',
      'UPLOAD_INCOMPLETE',
      'UPLOAD_TOO_MANY_PIXELS',
      'UPLOAD_TOO_NARROW',
      'UPLOAD_TOO_LARGE',
      'STORAGE_FULL',
    ],
  })
  async read(
    @Req() { body, headers }: FastifyRequest,
    @Caller() caller: CallerContext,
    @Query('mapping') mapping?: string,
    @Query('sheets') sheets?: string,
  ): Promise<MenuDraftView> {
    if (!(body instanceof Readable)) throw new DomainError('MENU_FILE_TYPE');
    const maxBytes = MAX_MENU_IMAGE_BYTES;
    if (Number(headers['content-length']) > maxBytes) {
      throw new DomainError('UPLOAD_TOO_LARGE', { maxBytes });
    }
    const storageKey = menuSourceKey(new Date(), randomUUID());
    try {
      await this.storage.write(storageKey, body, { maxBytes });
      const options = { ...caller, timeoutMs: READING_TIMEOUT_MS };
      const choice = { ...(mapping && { mapping }), ...(sheets && { sheets }) };
      return await this.client.call(media.menuDraft.read, { storageKey, ...choice }, options);
    } finally {
      // A cleanup job in media-worker deletes files that remain because the storage is unavailable.
      await this.storage.delete(storageKey).catch(() => undefined);
    }
  }
}
