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
import { Handles } from '@cartaviva/redis-transport';
import { Controller, Inject } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { drawShareImage } from './draw-share-image';

/** A image takes one core a fifth of a second: who shares a hundred menus waits. */
const LANE = { atOnce: 2, maxWaiting: 64 };

/**
 * Makes the images of menus in link previews. A name says what is in the image, so to make it twice
 * gives the same under the same key, whoever does.
 */
@Controller()
export class ShareImagesController {
  constructor(
    @Inject(OBJECT_STORAGE) private readonly storage: ObjectStorage,
    private readonly clock: Clock,
  ) {}

  @Handles(media.shareImage.make, LANE)
  async make(@Payload() { ...content }: MakeShareImage): Promise<Nothing> {
    const now = this.clock.now();
    const name = shareImageName(content);
    if (await findShareImage(this.storage, name, now)) return {};
    const [photo, logo] = await Promise.all([content.photoId, content.logoId].map(this.image));
    const bytes = await drawShareImage(content, { photo, logo });
    await this.storage.write(shareImageKey(name, fontPeriod(now)), bytes);
    return {};
  }

  /** In the size that comes first: one that is not there yet is left out of no image for long. */
  private readonly image = async (id: string | null): Promise<Buffer | undefined> =>
    id === null ? undefined : this.storage.readBytes(variantKey(id, 640, 'jpeg'));
}
