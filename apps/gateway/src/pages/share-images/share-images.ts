import { media, VISITOR } from '@cartaviva/contracts';
import {
  findShareImage,
  OBJECT_STORAGE,
  shareImageName,
  type ObjectStorage,
} from '@cartaviva/object-storage';
import type { ShareImage } from '@cartaviva/public-menu/server';
import { MessageClient } from '@cartaviva/redis-transport';
import { Inject, Injectable, Logger } from '@nestjs/common';

/** Whoever previews a link gives up after some seconds. */
const MAKE_TIMEOUT_MS = 5000;

/** Has the image of a menu made when somebody first shares it: most menus are not, and most changes. */
@Injectable()
export class ShareImages {
  private readonly making = new Map<string, Promise<void>>();
  private readonly logger = new Logger(ShareImages.name);

  constructor(
    private readonly client: MessageClient,
    @Inject(OBJECT_STORAGE) private readonly storage: ObjectStorage,
  ) {}

  find(name: string): Promise<string | undefined> {
    return findShareImage(this.storage, name, new Date());
  }

  /** Whoever asks at once waits for one image. Nothing when it was not to be had. */
  async make(image: ShareImage, requestId: string): Promise<string | undefined> {
    const name = shareImageName(image);
    // Old and invented names are refused here, so that media-worker does no work for them.
    const found = await this.find(name);
    if (found) return found;
    if (!this.making.has(name)) {
      const made = this.ask(image, requestId).finally(() => this.making.delete(name));
      this.making.set(name, made);
    }
    await this.making.get(name);
    return this.find(name);
  }

  private async ask(image: ShareImage, requestId: string): Promise<void> {
    const context = { actor: VISITOR, requestId, timeoutMs: MAKE_TIMEOUT_MS };
    try {
      await this.client.call(media.shareImage.make, image, context);
    } catch (error) {
      this.logger.warn({ error }, 'The image of a menu for link previews was not made');
    }
  }
}
