import { DomainError, type ObjectPurpose } from '@cartaviva/contracts';
import { MAX_MENU_IMAGE_BYTES, MAX_PROFILE_IMAGE_BYTES } from '@cartaviva/domain';
import {
  OBJECT_STORAGE,
  originalKey,
  uploadKey,
  type ObjectStorage,
} from '@cartaviva/object-storage';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { TicketsService } from '../tickets/tickets.service';
import { ImageJobs } from './image-jobs';
import { MediaObject } from './media-object.entity';

const MAX_BYTES: Record<ObjectPurpose, number> = {
  item: MAX_MENU_IMAGE_BYTES,
  logo: MAX_MENU_IMAGE_BYTES,
  profile: MAX_PROFILE_IMAGE_BYTES,
};

/** Makes pictures of uploads, and says whose a picture is. */
@Injectable()
export class ObjectsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly tickets: TicketsService,
    private readonly jobs: ImageJobs,
    @Inject(OBJECT_STORAGE) private readonly storage: ObjectStorage,
  ) {}

  /**
   * Makes the user's upload a picture that can be shown. The object takes the ticket's id, so a
   * repeat, after a lost answer or at the same moment, meets the same row, file and jobs, and is
   * answered alike.
   * @throws DomainError UPLOAD_EXPIRED, UPLOAD_TOO_LARGE, UPLOAD_NOT_AN_IMAGE, UPLOAD_UNREADABLE,
   *   and UNAVAILABLE when nobody looked at the picture in time
   */
  async confirm(id: string, purpose: ObjectPurpose, ownerId: string): Promise<void> {
    await this.tickets.requireRedeemed(id, ownerId);
    await this.receive(id, purpose, ownerId);
    await this.jobs.preview(id);
    const { status, failure } = await this.objects.findOneByOrFail({ id });
    if (failure) throw new DomainError(failure);
    if (status === 'pending') throw new DomainError('UNAVAILABLE', { retryAfterSeconds: 2 });
    await this.jobs.derive(id);
    await this.tickets.confirm(id);
  }

  /** Refuses with OBJECT_NOT_FOUND unless the user has such a picture and it can be shown. */
  async require(id: string, ownerId: string): Promise<void> {
    const isTheirs = await this.objects.existsBy({ id, ownerId, status: 'ready' });
    if (!isTheirs) throw new DomainError('OBJECT_NOT_FOUND');
  }

  /** Takes the upload over as the original of a pending object, unless that was done before. */
  private async receive(id: string, purpose: ObjectPurpose, ownerId: string): Promise<void> {
    const size = await this.storage.size(uploadKey(id));
    if (size !== undefined) {
      await this.refuseTooLarge(id, size, MAX_BYTES[purpose]);
      const object = { id, ownerId, purpose };
      await this.objects.createQueryBuilder().insert().values(object).orIgnore().execute();
      await this.storage.move(uploadKey(id), originalKey(id));
    }
    const isReceived = await this.objects.existsBy({ id, ownerId, purpose });
    if (!isReceived) throw new DomainError('UPLOAD_EXPIRED');
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
