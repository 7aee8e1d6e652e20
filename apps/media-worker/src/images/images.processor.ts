/*
 * Queue `images`.
 * Input: the ID of an object whose original is in the storage.
 * Effects: `preview` writes the 640 px JPEG, stores the image's size and placeholder and makes the
 *   object ready.
 *   An invalid image makes it failed, with the error code for its owner, and its original is deleted.
 *   `derive` writes all other widths and formats and the JPEG for link previews, and records that it
 *   has done so. It writes nothing for an image that was erased meanwhile.
 * Order: the job whose owner had the fewest unfinished images goes first (`ImageJobs`).
 * Retry: for an hour. After that, or after three workers died of it, the object is failed and its owner
 *   gets a mail. An invalid image fails at once and is not tried again.
 * Repeats are harmless: the same image gives the same bytes under the same keys.
 */
import { DomainError, QUEUES, type ImageJob, type ImageJobName } from '@cartaviva/contracts';
import { UPLOAD_REFUSALS } from '@cartaviva/domain';
import {
  deleteVariants,
  OBJECT_STORAGE,
  originalKey,
  type ObjectStorage,
} from '@cartaviva/object-storage';
import { isGivenUp, JobProcessor, WORKER_OPTIONS } from '@cartaviva/queues';
import { OnWorkerEvent, Processor } from '@nestjs/bullmq';
import { Inject } from '@nestjs/common';
import { UnrecoverableError, type Job } from 'bullmq';
import { Counter } from 'prom-client';
import { DataSource, Not } from 'typeorm';
import { MediaObject } from '../objects/media-object.entity';
import { makeFirst, makeOthers } from './make';
import { ImageFailures } from './image-failures';

/** Number of concurrent images, limited by the half gigabyte of one process. More processes handle more images. */
const AT_ONCE = 2;

type Outcome = 'made' | 'refused' | 'dropped';
type ObjectJob = Job<ImageJob, Outcome, ImageJobName>;

const images = new Counter({
  name: 'images_total',
  help: 'Images by step (preview, derive) and outcome: made, refused as no image, dropped because they were erased, or failed for good',
  labelNames: ['step', 'outcome'],
});

@Processor(QUEUES.images, { ...WORKER_OPTIONS, concurrency: AT_ONCE })
export class ImagesProcessor extends JobProcessor {
  constructor(
    private readonly dataSource: DataSource,
    private readonly failures: ImageFailures,
    @Inject(OBJECT_STORAGE) private readonly storage: ObjectStorage,
  ) {
    super();
  }

  protected override async work({ name, data: { objectId } }: ObjectJob): Promise<Outcome> {
    const original = await this.storage.readBytes(originalKey(objectId));
    const outcome = await (original
      ? this[name](objectId, original)
      : this.endWithoutOriginal(objectId));
    images.inc({ step: name, outcome });
    return outcome;
  }

  @OnWorkerEvent('failed')
  protected async giveUp(job: ObjectJob | undefined): Promise<void> {
    if (!job || !isGivenUp(job) || !this.isOurs(job)) return;
    images.inc({ step: job.name, outcome: 'failed' });
    const failed = this.failures.report(job.data.objectId);
    await failed.catch((error: unknown) => this.logger.error(error));
  }

  private async preview(id: string, original: Buffer): Promise<Outcome> {
    try {
      const facts = await makeFirst(this.storage, id, original);
      await this.objects.update({ id, status: 'pending' }, { status: 'ready', ...facts });
      return 'made';
    } catch (error) {
      if (!isFinding(error)) throw error;
      await this.fail(id, error);
      await this.storage.delete(originalKey(id));
      return 'refused';
    }
  }

  private async derive(id: string, original: Buffer): Promise<Outcome> {
    await makeOthers(this.storage, id, original);
    const { affected } = await this.objects.update({ id, status: 'ready' }, { isDerived: true });
    if (affected) return 'made';
    await deleteVariants(this.storage, id);
    return 'dropped';
  }

  /** @throws UnrecoverableError if the original of an image that exists is lost */
  private async endWithoutOriginal(id: string): Promise<Outcome> {
    if (await this.objects.existsBy({ id })) throw new UnrecoverableError('The original is gone');
    return 'dropped';
  }

  /** Keeps the first failure. */
  private async fail(id: string, { code: failure, details }: DomainError): Promise<void> {
    const refusal = { failure, refusedFormat: details.format ?? null };
    await this.objects.update({ id, status: Not('failed') }, { status: 'failed', ...refusal });
  }

  private get objects() {
    return this.dataSource.getRepository(MediaObject);
  }
}

/** Returns true if the image itself is invalid, as opposed to an unavailable or full storage or database. */
const isFinding = (error: unknown): error is DomainError =>
  error instanceof DomainError && error.code in UPLOAD_REFUSALS;
