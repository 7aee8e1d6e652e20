/*
 * Queue `images`.
 * Input: the id of an object whose original is in the storage.
 * Effects: `preview` writes the 640 px JPEG, records the picture's size and makes the object ready;
 *   a bad picture makes it failed, with the code that its owner is told, and its original is deleted.
 *   `derive` writes every width in every format, and none of a picture that was erased meanwhile.
 * Retry: for an hour; then, or when three workers died of it, the object is failed. A bad picture is
 *   a finding and not tried again.
 * Repeats are harmless: the same picture gives the same bytes under the same keys.
 */
import {
  DomainError,
  QUEUES,
  type ErrorCode,
  type ImageJob,
  type ImageJobName,
} from '@cartaviva/contracts';
import { IMAGE_FORMATS, IMAGE_WIDTHS, type ImageFormat, type ImageWidth } from '@cartaviva/domain';
import {
  deleteVariants,
  OBJECT_STORAGE,
  originalKey,
  variantKey,
  type ObjectStorage,
} from '@cartaviva/object-storage';
import { isGivenUp, JobProcessor, WORKER_OPTIONS } from '@cartaviva/queues';
import { OnWorkerEvent, Processor } from '@nestjs/bullmq';
import { Inject } from '@nestjs/common';
import { UnrecoverableError, type Job } from 'bullmq';
import { DataSource, Not } from 'typeorm';
import { MediaObject } from '../objects/media-object.entity';
import { measure, variantsOf } from './picture';

/** Pictures in work at once: what one process's half gigabyte holds. More processes do more. */
const AT_ONCE = 2;

type Outcome = 'made' | 'refused';
type PictureJob = Job<ImageJob, Outcome, ImageJobName>;

@Processor(QUEUES.images, { ...WORKER_OPTIONS, concurrency: AT_ONCE })
export class ImagesProcessor extends JobProcessor {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(OBJECT_STORAGE) private readonly storage: ObjectStorage,
  ) {
    super();
  }

  override async process({ name, data: { objectId } }: PictureJob): Promise<Outcome> {
    const original = await this.storage.readBytes(originalKey(objectId));
    if (!original) throw new UnrecoverableError('The original is gone');
    return name === 'preview' ? this.preview(objectId, original) : this.derive(objectId, original);
  }

  @OnWorkerEvent('failed')
  protected async giveUp(job: PictureJob | undefined): Promise<void> {
    if (!job || !isGivenUp(job)) return;
    const failed = this.fail(job.data.objectId, 'INTERNAL');
    await failed.catch((error: unknown) => this.logger.error(error));
  }

  private async preview(id: string, original: Buffer): Promise<Outcome> {
    try {
      const { width, height } = await measure(original);
      await this.write(id, original, 640, ['jpeg']);
      await this.objects.update({ id, status: 'pending' }, { status: 'ready', width, height });
      return 'made';
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      await this.fail(id, error.code);
      await this.storage.delete(originalKey(id));
      return 'refused';
    }
  }

  private async derive(id: string, original: Buffer): Promise<Outcome> {
    for (const width of IMAGE_WIDTHS) await this.write(id, original, width, IMAGE_FORMATS);
    if (await this.objects.existsBy({ id, status: 'ready' })) return 'made';
    await deleteVariants(this.storage, id);
    throw new UnrecoverableError('The picture was erased meanwhile');
  }

  private async write(
    objectId: string,
    original: Buffer,
    width: ImageWidth,
    formats: readonly ImageFormat[],
  ): Promise<void> {
    for (const { format, bytes } of await variantsOf(original, width, formats)) {
      await this.storage.write(variantKey(objectId, width, format), bytes);
    }
  }

  /** The first reason stays. */
  private async fail(id: string, failure: ErrorCode): Promise<void> {
    await this.objects.update({ id, status: Not('failed') }, { status: 'failed', failure });
  }

  private get objects() {
    return this.dataSource.getRepository(MediaObject);
  }
}
