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

/** Timeout in milliseconds. Link previews give up after some seconds. */
const MAKE_TIMEOUT_MS = 5000;

/**
 * Creates the share image of a menu when it is first requested, because most menus and most of their states are never
 * shared.
 */
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

  /** Concurrent requests share one image. Returns undefined if it could not be created. */
  async make(image: ShareImage, requestId: string): Promise<string | undefined> {
    const name = shareImageName(image);
    // Outdated and invented names end here, so that media-worker does no work for them.
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
