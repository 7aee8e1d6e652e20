import { TEMPLATE_IMAGES, templateImageId, type TemplateImage } from '@cartaviva/menu-templates';
import { OBJECT_STORAGE, shareKey, type ObjectStorage } from '@cartaviva/object-storage';
import { Interval } from '@cartaviva/process';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CONFIG, type MediaConfig } from '../config';
import { MediaObject } from '../objects/media-object.entity';
import { PreparedImages } from './prepared-images';

const RETRY_MS = 60_000;

/**
 * Stores the template images, which are objects with fixed IDs and no owner. The build prepared every size, so
 * nothing is rendered. Each replica tries every minute until all images are stored. Repeats are harmless, because
 * the same bytes go under the same keys.
 */
@Injectable()
export class TemplateImages {
  private readonly missing = new Set<TemplateImage>(TEMPLATE_IMAGES);
  private readonly prepared: PreparedImages;

  constructor(
    private readonly dataSource: DataSource,
    @Inject(OBJECT_STORAGE) private readonly storage: ObjectStorage,
    @Inject(CONFIG) { TEMPLATE_IMAGES_DIR }: Pick<MediaConfig, 'TEMPLATE_IMAGES_DIR'>,
  ) {
    this.prepared = new PreparedImages(TEMPLATE_IMAGES_DIR);
  }

  /** Images that the build did not prepare stay missing, for example if the worker runs without a build. */
  @Interval(RETRY_MS)
  async storeAll(stopping?: AbortSignal): Promise<void> {
    for (const name of this.missing) {
      if (stopping?.aborted) return;
      const id = templateImageId(name);
      if ((await this.isStored(id)) || (await this.store(id))) this.missing.delete(name);
    }
  }

  /** The JPEG for link previews is copied last, so its presence means that the image is complete. */
  private async isStored(id: string): Promise<boolean> {
    const isReady = await this.objects.existsBy({ id, status: 'ready' });
    return isReady && this.storage.exists(shareKey(id));
  }

  /**
   * Copies the files before the row exists, so that no missing file is shown. Returns false if the build did not
   * prepare the image.
   */
  private async store(id: string): Promise<boolean> {
    const facts = await this.prepared.facts(id);
    if (!facts) return false;
    await this.prepared.copyTo(this.storage, id);
    const object = {
      id,
      accountId: null,
      purpose: 'item',
      status: 'ready',
      failure: null,
    } as const;
    // Another replica may store the same image at the same time.
    await this.objects.upsert({ ...object, ...facts }, ['id']);
    return true;
  }

  private get objects() {
    return this.dataSource.getRepository(MediaObject);
  }
}
