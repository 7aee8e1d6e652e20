import { DomainError, identity, ImagePaths, mediaEvents, ImageFailed } from '@cartaviva/contracts';
import { Handles, Listens, MessageContext } from '@cartaviva/redis-transport';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { ProfileImagesService } from './profile-images.service';

@Controller()
export class ProfileImagesController {
  constructor(private readonly images: ProfileImagesService) {}

  /** Only the garbage collection of images sends this message. */
  @Handles(identity.image.referenced)
  async referenced(
    @Payload() { paths }: ImagePaths,
    @Ctx() { actor }: MessageContext,
  ): Promise<ImagePaths> {
    if (actor.kind !== 'system') throw new DomainError('FORBIDDEN');
    return { paths: await this.images.referenced(paths) };
  }

  @Listens(mediaEvents.imageFailed)
  async imageFailed(
    @Payload() failure: ImageFailed,
    @Ctx() context: MessageContext,
  ): Promise<void> {
    await this.images.mailFailure(failure, context);
  }
}
