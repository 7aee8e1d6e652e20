import {
  DomainError,
  media,
  type ConfirmObject,
  type ObjectFacts,
  type ObjectPathView,
  type ObjectPurpose,
  type ObjectRequest,
  type ObjectsRequest,
  type OwnObject,
} from '@cartaviva/contracts';
import {
  OBJECT_STORAGE,
  originalKey,
  uploadKey,
  type ObjectStorage,
} from '@cartaviva/object-storage';
import { Handles, type MessageContext } from '@cartaviva/redis-transport';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, Equal, In, IsNull, Not, Or, Raw } from 'typeorm';
import { TicketsService } from '../tickets/tickets.service';
import { ImageJobs } from './image-jobs';
import { MAX_BYTES } from './max-bytes';
import { MediaObject } from './media-object.entity';

@Injectable()
export class ObjectsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly tickets: TicketsService,
    private readonly jobs: ImageJobs,
    @Inject(OBJECT_STORAGE) private readonly storage: ObjectStorage,
  ) {}

  /**
   * Turns the user's upload into an image that can be shown. The object has the ticket's ID. Therefore a repeated or
   * concurrent request finds the same row, file and jobs, and gets the same answer.
   * @throws DomainError UPLOAD_EXPIRED, UPLOAD_TOO_LARGE, those of `measure`, and UNAVAILABLE if no worker checks
   * the image in time
   */
  @Handles(media.object.confirm)
  async confirm(
    { ticketId: id, purpose }: ConfirmObject,
    { accountId }: MessageContext,
  ): Promise<ObjectPathView> {
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
    return { objectPath: `/objects/${id}` };
  }

  /**
   * Returns the facts of an image that the account or the system owns, and clears its unreferenced mark, because the
   * caller is about to show it. Throws OBJECT_NOT_FOUND if the image does not exist or is not ready.
   */
  @Handles(media.object.require)
  async require(
    { objectId: id }: ObjectRequest,
    { accountId }: MessageContext,
  ): Promise<ObjectFacts> {
    const theirs = { id, accountId: Or(Equal(accountId), IsNull()), status: 'ready' as const };
    const { affected } = await this.objects.update(theirs, { unreferencedSince: null });
    if (!affected) throw new DomainError('OBJECT_NOT_FOUND');
    const { placeholder, width, height } = await this.objects.findOneByOrFail({ id });
    return { placeholder, width, height };
  }

  /** Returns those objects that `require` accepts, and clears their unreferenced marks. */
  @Handles(media.object.requireAll)
  async requireAll(
    { objectIds }: ObjectsRequest,
    { accountId }: MessageContext,
  ): Promise<OwnObject[]> {
    const shown = { accountId: Or(Equal(accountId), IsNull()), status: 'ready' as const };
    const theirs = { ...shown, id: In(objectIds) };
    await this.objects.update(
      { ...theirs, unreferencedSince: Not(IsNull()) },
      { unreferencedSince: null },
    );
    const found = await this.objects.findBy(theirs);
    return found.map(({ id: objectId, placeholder }) => ({ objectId, placeholder }));
  }

  /** Stores the upload as the original of a pending object, unless this is already done. */
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

  /** Counts the owner's images that lack sizes. An image whose job was lost counts for an hour. */
  private countUnfinished(accountId: string): Promise<number> {
    return this.objects.countBy({
      accountId,
      isDerived: false,
      status: Not('failed'),
      createdAt: Raw((column) => `${column} > now() - interval '1 hour'`),
    });
  }

  /** Discards a second upload if there is already an original, because images are being made from that one. */
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
