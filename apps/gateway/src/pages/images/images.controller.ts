import { DomainError } from '@cartaviva/contracts';
import {
  findShare,
  findVariant,
  OBJECT_STORAGE,
  type ObjectStorage,
} from '@cartaviva/object-storage';
import { Controller, Get, Headers, Inject, Param, Query, Res } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import { isUUID } from 'class-validator';
import type { FastifyReply } from 'fastify';
import { Answers } from '../../api/openapi/answers.decorator';
import { knowsTag } from '../../pipeline/requests/entity-tags';
import { LOADED_BY_ANYONE } from '../../pipeline/security/security-headers';
import { Public } from '../../pipeline/sessions/access.decorator';
import { formatsFor, widthFor } from './wanted-image';

const FOR_EVER = 'public, max-age=31536000, immutable';
/** Short cache lifetime of a substitute, because the requested variant may still be in the making. */
const FOR_SECONDS = 'public, max-age=10';

/** Matches `/objects/{id}.jpg`, a small JPEG for link previews, whose clients do not negotiate formats. */
const SHARED = /\.jpg$/i;

const missing = () => new DomainError('OBJECT_NOT_FOUND');

@ApiTags('Imágenes')
@Controller(['objects', 'public-objects'])
export class ImagesController {
  constructor(@Inject(OBJECT_STORAGE) private readonly storage: ObjectStorage) {}

  @Get(':objectId')
  @Public()
  @ApiQuery({
    name: 'w',
    required: false,
    description: 'Ancho en píxeles: 320, 640, 960 o 1280',
    schema: { type: 'integer' },
  })
  @Answers('Una imagen, en el mejor formato que acepte el navegador; con .jpg, la de enlaces', {
    produces: ['image/avif', 'image/webp', 'image/jpeg'],
    tagged: true,
  })
  async get(
    @Param('objectId') name: string,
    @Query('w') wanted: unknown,
    @Headers('accept') accept: string | undefined,
    @Headers('if-none-match') known: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const id = name.toLowerCase().replace(SHARED, '');
    if (!isUUID(id)) throw missing();
    const isShare = SHARED.test(name);
    const found = isShare
      ? await findShare(this.storage, id)
      : await findVariant(this.storage, id, widthFor(wanted), formatsFor(accept));
    if (!found) throw missing();
    const etag = `"${found.key}"`;
    void reply.headers({
      etag,
      ...(isShare ? {} : { vary: 'accept' }),
      'cache-control': found.isExact ? FOR_EVER : FOR_SECONDS,
      ...LOADED_BY_ANYONE,
      'content-security-policy': "default-src 'none'; base-uri 'none'; sandbox",
      'content-type': `image/${found.format}`,
    });
    if (knowsTag(known, etag)) return void reply.code(304).send();
    const image = await this.storage.read(found.key);
    if (!image) throw missing();
    void reply.header('content-length', image.size).send(image.stream);
  }
}
