import { HOUSE_PICTURES, housePictureId, type HousePicture } from '@cartaviva/menu-templates';
import {
  OBJECT_STORAGE,
  originalKey,
  shareKey,
  type ObjectStorage,
} from '@cartaviva/object-storage';
import { Periodic } from '@cartaviva/process';
import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { readFile } from 'node:fs/promises';
import { DataSource } from 'typeorm';
import { CONFIG, type MediaConfig } from '../config';
import { ImageJobs } from '../objects/image-jobs';
import { MediaObject } from '../objects/media-object.entity';
import { originalIn } from './original-in';

const AGAIN_MS = 60_000;

/**
 * Hangs the pictures that the house has drawn: objects under fixed ids that nobody owns, made by the
 * image workers as any upload is. Each replica looks, every minute until all of them are there: the
 * same bytes go under the same keys and a job is never queued twice, so repeats are harmless.
 */
@Injectable()
export class HousePictures implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly periodic = new Periodic(HousePictures.name, AGAIN_MS, () => this.hang());
  private readonly missing = new Set<HousePicture>(HOUSE_PICTURES);
  private isClosing = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: ImageJobs,
    @Inject(OBJECT_STORAGE) private readonly storage: ObjectStorage,
    @Inject(CONFIG) private readonly config: Pick<MediaConfig, 'HOUSE_PICTURES_DIR'>,
  ) {}

  onApplicationBootstrap(): void {
    this.periodic.start();
  }

  beforeApplicationShutdown(): Promise<void> {
    this.isClosing = true;
    return this.periodic.stop();
  }

  /** First a size of each that can be shown, then all the others. */
  async hang(): Promise<void> {
    for (const name of this.missing) {
      if (this.isClosing) return;
      const id = housePictureId(name);
      if (await this.hangs(id)) this.missing.delete(name);
      else await this.preview(name, id);
    }
    for (const name of this.missing) await this.derive(housePictureId(name));
  }

  /** The preview of links is the last that is made of a picture. */
  private async hangs(id: string): Promise<boolean> {
    return (await this.isReady(id)) && this.storage.exists(shareKey(id));
  }

  private async preview(name: HousePicture, id: string): Promise<void> {
    const original = await this.read(name);
    if (!original) return;
    await this.storage.write(originalKey(id), original);
    const object = { id, ownerId: null, purpose: 'item' } as const;
    await this.objects.createQueryBuilder().insert().values(object).orIgnore().execute();
    await this.jobs.preview(id);
  }

  private async derive(id: string): Promise<void> {
    if (await this.isReady(id)) await this.jobs.derive(id);
  }

  private isReady(id: string): Promise<boolean> {
    return this.objects.existsBy({ id, status: 'ready' });
  }

  /** Nothing when the worker was started without having been built. */
  private read(name: HousePicture): Promise<Buffer | undefined> {
    return readFile(originalIn(this.config.HOUSE_PICTURES_DIR, name)).catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error;
        return undefined;
      },
    );
  }

  private get objects() {
    return this.dataSource.getRepository(MediaObject);
  }
}
