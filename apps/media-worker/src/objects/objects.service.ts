import {
  DomainError,
  type ObjectFacts,
  type ObjectPurpose,
  type OwnObject,
} from '@cartaviva/contracts';
import {
  OBJECT_STORAGE,
  originalKey,
  uploadKey,
  type ObjectStorage,
} from '@cartaviva/object-storage';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, Equal, In, IsNull, Not, Or, Raw } from 'typeorm';
import { TicketsService } from '../tickets/tickets.service';
import { ImageJobs } from './image-jobs';
import { MAX_BYTES } from './max-bytes';
import { MediaObject } from './media-object.entity';

/** Makes images of uploads, and says whose an image is. */
@Injectable()
export class ObjectsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly tickets: TicketsService,
    private readonly jobs: ImageJobs,
    @Inject(OBJECT_STORAGE) private readonly storage: ObjectStorage,
  ) {}

  /**
   * Makes the user's upload an image that can be shown. The object takes the ticket's id, so a
   * repeat, after a lost answer or at the same moment, meets the same row, file and jobs, and is
   * answered alike.
   * @throws DomainError UPLOAD_EXPIRED, UPLOAD_TOO_LARGE, those of `measure`, and UNAVAILABLE if no worker checks the
   *   image in time
   */
  async confirm(id: string, purpose: ObjectPurpose, accountId: string): Promise<void> {
    await this.tickets.requireRedeemed(id, accountId, purpose);
    await this.receive(id, purpose, accountId);
    await this.jobs.preview(id, await this.countUnfinished(accountId));
    const { status, failure, refusedFormat } = await this.objects.findOneByOrFail({ id });
    if (failure) {
      throw new DomainError(failure, refusedFormat === null ? {} : { format: refusedFormat });
    }
    if (status === 'pending') throw new DomainError('UNAVAILABLE', { retryAfterSeconds: 2 });
    await this.jobs.derive(id, await this.countUnfinished(accountId));
    await this.tickets.confirm(id);
  }

  /**
   * What is known of the user's image, or of one of the system; OBJECT_NOT_FOUND unless there is one and it can be shown. Who
   * asks is about to show it: it counts as referenced anew.
   */
  async require(id: string, accountId: string): Promise<ObjectFacts> {
    const theirs = { id, accountId: Or(Equal(accountId), IsNull()), status: 'ready' as const };
    const { affected } = await this.objects.update(theirs, { unreferencedSince: null });
    if (!affected) throw new DomainError('OBJECT_NOT_FOUND');
    const { placeholder, width, height } = await this.objects.findOneByOrFail({ id });
    return { placeholder, width, height };
  }

  /** Those of the objects that `require` does not refuse: they count as referenced anew. */
  async requireAll(ids: readonly string[], accountId: string): Promise<OwnObject[]> {
    const shown = { accountId: Or(Equal(accountId), IsNull()), status: 'ready' as const };
    const theirs = { ...shown, id: In(ids) };
    await this.objects.update(
      { ...theirs, unreferencedSince: Not(IsNull()) },
      { unreferencedSince: null },
    );
    const found = await this.objects.findBy(theirs);
    return found.map(({ id: objectId, placeholder }) => ({ objectId, placeholder }));
  }

  /** Takes the upload over as the original of a pending object, unless that was done before. */
  private async receive(id: string, purpose: ObjectPurpose, accountId: string): Promise<void> {
    const size = await this.storage.size(uploadKey(id));
    if (size !== undefined) {
      await this.refuseTooLarge(id, size, MAX_BYTES[purpose]);
      const object = { id, accountId, purpose, bytes: size };
      await this.objects.createQueryBuilder().insert().values(object).orIgnore().execute();
      await this.keepAsOriginal(id);
    }
    const isReceived = await this.objects.existsBy({ id, accountId, purpose });
    if (!isReceived) throw new DomainError('UPLOAD_EXPIRED');
  }

  /** The owner's images that lack sizes; one whose job was lost counts for an hour. */
  private countUnfinished(accountId: string): Promise<number> {
    return this.objects.countBy({
      accountId,
      isDerived: false,
      status: Not('failed'),
      createdAt: Raw((column) => `${column} > now() - interval '1 hour'`),
    });
  }

  /** What was sent while an image was being made of the bytes before is of no use. */
  private async keepAsOriginal(id: string): Promise<void> {
    if (await this.storage.exists(originalKey(id))) await this.storage.delete(uploadKey(id));
    else await this.storage.move(uploadKey(id), originalKey(id));
  }

  private async refuseTooLarge(id: string, size: number, maxBytes: number): Promise<void> {
    if (size <= maxBytes) return;
    await this.storage.delete(uploadKey(id));
    throw new DomainError('UPLOAD_TOO_LARGE', { maxBytes });
  }

  private get objects() {
    return this.dataSource.getRepository(MediaObject);
  }
}
