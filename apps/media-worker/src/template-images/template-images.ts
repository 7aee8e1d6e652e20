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
 * Stores the template images: objects under fixed ids that nobody owns. The build prepared every size, so
 * there is nothing to make. Each replica tries every minute until all are stored: the same bytes go
 * under the same keys, so repeats are harmless.
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

  /** Those that were not prepared, because the worker was started without a build, stay missing. */
  @Interval(RETRY_MS)
  async storeAll(stopping?: AbortSignal): Promise<void> {
    for (const name of this.missing) {
      if (stopping?.aborted) return;
      const id = templateImageId(name);
      if ((await this.isStored(id)) || (await this.store(id))) this.missing.delete(name);
    }
  }

  /** The preview of links is the last that is put into the storage. */
  private async isStored(id: string): Promise<boolean> {
    const isReady = await this.objects.existsBy({ id, status: 'ready' });
    return isReady && this.storage.exists(shareKey(id));
  }

  /** Bytes first: nobody may be shown what is not there. @returns whether the build prepared it */
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
    // Replicas may store the same image at once.
    await this.objects.upsert({ ...object, ...facts }, ['id']);
    return true;
  }

  private get objects() {
    return this.dataSource.getRepository(MediaObject);
  }
}
