/*
 * Queue `images`.
 * Input: the id of an object whose original is in the storage.
 * Effects: `preview` writes the 640 px JPEG, records the picture's size and placeholder and makes the
 *   object ready;
 *   a bad picture makes it failed, with the code that its owner is told, and its original is deleted.
 *   `derive` writes every other width and format and the JPEG of link previews, and nothing of a
 *   picture that was erased meanwhile.
 * Retry: for an hour; then, or when three workers died of it, the object is failed and its owner is
 *   told by mail. A bad picture is a finding, told at once, and not tried again.
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
  shareKey,
  variantKey,
  type ObjectStorage,
} from '@cartaviva/object-storage';
import { isGivenUp, JobProcessor, WORKER_OPTIONS } from '@cartaviva/queues';
import { OnWorkerEvent, Processor } from '@nestjs/bullmq';
import { Inject } from '@nestjs/common';
import { UnrecoverableError, type Job } from 'bullmq';
import { DataSource, Not } from 'typeorm';
import { MediaObject } from '../objects/media-object.entity';
import { encode, encodeToShare } from './encode';
import { decode, measure, narrowed, type Pixels } from './picture';
import { PictureFailures } from './picture-failures';
import { placeholderOf } from './placeholder';

/** Pictures in work at once: what one process's half gigabyte holds. More processes do more. */
const AT_ONCE = 2;

interface Variant {
  readonly width: ImageWidth;
  readonly format: ImageFormat;
}

/** What everyone can be shown while the rest is made. It is not made again: its bytes never change. */
const FIRST: Variant = { width: 640, format: 'jpeg' };
const LARGEST_WIDTH: ImageWidth = 1280;

type Outcome = 'made' | 'refused';
type PictureJob = Job<ImageJob, Outcome, ImageJobName>;

@Processor(QUEUES.images, { ...WORKER_OPTIONS, concurrency: AT_ONCE })
export class ImagesProcessor extends JobProcessor {
  constructor(
    private readonly dataSource: DataSource,
    private readonly failures: PictureFailures,
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
    const failed = this.failures.tell(job.data.objectId);
    await failed.catch((error: unknown) => this.logger.error(error));
  }

  private async preview(id: string, original: Buffer): Promise<Outcome> {
    try {
      const { width, height } = await measure(original);
      const pixels = await decode(original, FIRST.width);
      await this.write(id, pixels, FIRST);
      const facts = { width, height, placeholder: await placeholderOf(pixels) };
      await this.objects.update({ id, status: 'pending' }, { status: 'ready', ...facts });
      return 'made';
    } catch (error) {
      if (!isFinding(error)) throw error;
      await this.fail(id, error.code);
      await this.storage.delete(originalKey(id));
      return 'refused';
    }
  }

  private async derive(id: string, original: Buffer): Promise<Outcome> {
    const largest = await decode(original, LARGEST_WIDTH);
    for (const width of IMAGE_WIDTHS) {
      const pixels = await narrowed(largest, width);
      for (const format of IMAGE_FORMATS) {
        if (width === FIRST.width && format === FIRST.format) continue;
        await this.write(id, pixels, { width, format });
      }
    }
    await this.storage.write(shareKey(id), await encodeToShare(largest));
    if (await this.objects.existsBy({ id, status: 'ready' })) return 'made';
    await deleteVariants(this.storage, id);
    throw new UnrecoverableError('The picture was erased meanwhile');
  }

  private async write(id: string, pixels: Pixels, { width, format }: Variant): Promise<void> {
    await this.storage.write(variantKey(id, width, format), await encode(pixels, format));
  }

  /** The first reason stays. */
  private async fail(id: string, failure: ErrorCode): Promise<void> {
    await this.objects.update({ id, status: Not('failed') }, { status: 'failed', failure });
  }

  private get objects() {
    return this.dataSource.getRepository(MediaObject);
  }
}

/** What is wrong with the picture itself, as against a storage or database that is away. */
const isFinding = (error: unknown): error is DomainError =>
  error instanceof DomainError && error.code !== 'UNAVAILABLE';
