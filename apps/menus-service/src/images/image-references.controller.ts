import { DomainError, ImagePaths, menus } from '@cartaviva/contracts';
import { Handles, MessageContext } from '@cartaviva/redis-transport';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { ImageReferences } from './image-references.query';

@Controller()
export class ImageReferencesController {
  constructor(private readonly references: ImageReferences) {}

  /** Only the system calls this route, before it deletes unused images. */
  @Handles(menus.image.referenced)
  async referenced(
    @Payload() { paths }: ImagePaths,
    @Ctx() { actor }: MessageContext,
  ): Promise<ImagePaths> {
    if (actor.kind !== 'system') throw new DomainError('FORBIDDEN');
    return { paths: await this.references.among(paths) };
  }
}
