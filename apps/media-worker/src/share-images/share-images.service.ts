import { media, type MakeShareImage } from '@cartaviva/contracts';
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
import { Inject, Injectable } from '@nestjs/common';
import { drawShareImage } from './draw-share-image';

/** An image takes one core for a fifth of a second, so a batch of many images has to wait. */
const LANE = { atOnce: 2, maxWaiting: 64 };

/**
 * Makes the images of link previews. The name depends only on the content, so repeated or concurrent requests write
 * the same bytes under the same key.
 */
@Injectable()
export class ShareImagesService {
  constructor(
    @Inject(OBJECT_STORAGE) private readonly storage: ObjectStorage,
    private readonly clock: Clock,
  ) {}

  @Handles(media.shareImage.make, LANE)
  async make({ ...content }: MakeShareImage): Promise<void> {
    const now = this.clock.now();
    const name = shareImageName(content);
    if (await findShareImage(this.storage, name, now)) return;
    const [photo, logo] = await Promise.all([content.photoId, content.logoId].map(this.image));
    const bytes = await drawShareImage(content, { photo, logo });
    await this.storage.write(shareImageKey(name, fontPeriod(now)), bytes);
  }

  /** Reads the size that is made first. An image without it is left out of the preview. */
  private readonly image = async (id: string | null): Promise<Buffer | undefined> =>
    id === null ? undefined : this.storage.readBytes(variantKey(id, 640, 'jpeg'));
}
