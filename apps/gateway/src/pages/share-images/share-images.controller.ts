import { DomainError } from '@cartaviva/contracts';
import {
  OBJECT_STORAGE,
  SHARE_IMAGE_NAME,
  shareImageName,
  type ObjectStorage,
} from '@cartaviva/object-storage';
import { Controller, Get, Inject, Param, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { LOADED_BY_ANYONE } from '../../pipeline/security/security-headers';
import { Public } from '../../pipeline/sessions/access.decorator';
import { Caller, type CallerContext } from '../../pipeline/sessions/caller.decorator';
import { MenuPages } from '../public-menus/menu-pages';
import { ShareImages } from './share-images';

/** The name of an image identifies its content, which never changes. */
const FOR_EVER = 'public, max-age=31536000, immutable';
const ENDING = '.jpg';

const missing = () => new DomainError('OBJECT_NOT_FOUND');

@ApiExcludeController()
@Controller('menu-assets/shares')
export class ShareImagesController {
  constructor(
    @Inject(OBJECT_STORAGE) private readonly storage: ObjectStorage,
    private readonly images: ShareImages,
    private readonly pages: MenuPages,
  ) {}

  @Get(':menuId/:file')
  @Public()
  async get(
    @Param('menuId') menuId: string,
    @Param('file') file: string,
    @Caller() { requestId }: CallerContext,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    void reply.headers(LOADED_BY_ANYONE);
    const name = file.slice(0, -ENDING.length);
    if (!file.endsWith(ENDING) || !SHARE_IMAGE_NAME.test(name)) throw missing();
    let key = await this.images.find(name);
    if (!key) {
      const { shareImage } = await this.pages.get(menuId, requestId);
      if (!shareImage) throw missing();
      // An image of an earlier state is no longer created. The current image replaces it.
      key = await this.images.make(shareImage, requestId);
      if (!key) return standIn(shareImage.photoId ?? shareImage.logoId, reply);
      if (shareImageName(shareImage) !== name) void reply.header('cache-control', 'no-store');
    }
    const image = await this.storage.read(key);
    if (!image) throw missing();
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', FOR_EVER);
    void reply
      .headers({ 'content-type': 'image/jpeg', 'content-length': image.size })
      .send(image.stream);
  }
}

/** Redirects to a photo while no share image can be created. */
function standIn(objectId: string | null, reply: FastifyReply): void {
  if (!objectId) throw missing();
  void reply.header('cache-control', 'no-store').redirect(`/objects/${objectId}.jpg`, 302);
}
