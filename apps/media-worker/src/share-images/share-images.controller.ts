import { MakeShareImage, media, type Nothing } from '@cartaviva/contracts';
import {
  findShareImage,
  fontPeriod,
  OBJECT_STORAGE,
  shareImageKey,
  shareImageName,
  variantKey,
  type ObjectStorage,
} from '@cartaviva/object-storage';
import { Clock } from '@cartaviva/process';
import { Handles, MessageContext } from '@cartaviva/redis-transport';
import { FairSemaphore } from '@cartaviva/worker-pool';
import { Controller, Inject } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { drawShareImage } from './draw-share-image';

/** A image takes one core a fifth of a second: who shares a hundred menus waits. */
const LIMITS = { atOnce: 2, atOncePerOwner: 2, maxWaiting: 64, maxWaitingPerOwner: 64 };

/**
 * Makes the images of menus in link previews. A name says what is in the image, so to make it twice
 * gives the same under the same key, whoever does.
 */
@Controller()
export class ShareImagesController {
  private readonly turns = new FairSemaphore(LIMITS);

  constructor(
    @Inject(OBJECT_STORAGE) private readonly storage: ObjectStorage,
    private readonly clock: Clock,
  ) {}

  @Handles(media.shareImage.make)
  async make(
    @Payload() { ...content }: MakeShareImage,
    @Ctx() { deadline }: MessageContext,
  ): Promise<Nothing> {
    const now = this.clock.now();
    const name = shareImageName(content);
    const endTurn = await this.turns.acquire(name, deadline - Date.now());
    try {
      if (await findShareImage(this.storage, name, now)) return {};
      const [photo, logo] = await Promise.all([content.photoId, content.logoId].map(this.image));
      const bytes = await drawShareImage(content, { photo, logo });
      await this.storage.write(shareImageKey(name, fontPeriod(now)), bytes);
      return {};
    } finally {
      endTurn();
    }
  }

  /** In the size that comes first: one that is not there yet is left out of no image for long. */
  private readonly image = async (id: string | null): Promise<Buffer | undefined> =>
    id === null ? undefined : this.storage.readBytes(variantKey(id, 640, 'jpeg'));
}
