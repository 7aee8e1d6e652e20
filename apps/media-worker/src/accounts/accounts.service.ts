import { identityEvents, media, type AccountErased, type Nothing } from '@cartaviva/contracts';
import { OBJECT_STORAGE, uploadKey, type ObjectStorage } from '@cartaviva/object-storage';
import { deleteRows } from '@cartaviva/persistence';
import { Handles, Listens, type MessageContext } from '@cartaviva/redis-transport';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, In, Not } from 'typeorm';
import { ReferenceCheck } from '../garbage-collection/reference-check';
import { MediaObject } from '../objects/media-object.entity';
import { ObjectErasure } from '../objects/object-erasure';
import { UploadTicket } from '../tickets/upload-ticket.entity';
import { ACCOUNT_TABLES } from './account-tables';

const AT_ONCE = 100;

@Injectable()
export class AccountsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly erasure: ObjectErasure,
    private readonly references: ReferenceCheck,
    @Inject(OBJECT_STORAGE) private readonly storage: ObjectStorage,
  ) {}

  /** Returns the IDs of the account's images that can be shown, oldest first. */
  @Handles(media.account.objects)
  async objects(_: Nothing, { accountId }: MessageContext): Promise<{ objectIds: string[] }> {
    const objects = await this.dataSource.getRepository(MediaObject).find({
      select: { id: true },
      where: { accountId, status: 'ready' },
      order: { createdAt: 'ASC' },
    });
    return { objectIds: objects.map(({ id }) => id) };
  }

  /**
   * Erases the account's images, uploads and webhooks. Files are deleted before the rows that name them. If a
   * process dies midway, the next one finds the rest. A repeated event finds nothing to erase.
   */
  @Listens(identityEvents.accountErased)
  async erase({ accountId }: AccountErased): Promise<void> {
    const shown = await this.shownProfileImages(accountId);
    while (await this.eraseImages(accountId, shown));
    while (await this.eraseUploads(accountId));
    await deleteRows(this.dataSource.manager, ACCOUNT_TABLES, accountId);
  }

  /**
   * Returns the profile images that users still show after they transferred the account. Garbage collection erases
   * such an image once it is no longer shown.
   */
  private async shownProfileImages(accountId: string): Promise<string[]> {
    const images = await this.dataSource.getRepository(MediaObject).find({
      select: { id: true },
      where: { accountId, purpose: 'profile' },
    });
    return [...(await this.references.shownByProfiles(images.map(({ id }) => id)))];
  }

  private async eraseImages(accountId: string, kept: readonly string[]): Promise<boolean> {
    const objects = this.dataSource.getRepository(MediaObject);
    const where = { accountId, id: Not(In(kept)) };
    const some = await objects.find({ select: { id: true }, where, take: AT_ONCE });
    await this.erasure.erase(some.map(({ id }) => id));
    return some.length > 0;
  }

  private async eraseUploads(accountId: string): Promise<boolean> {
    const tickets = this.dataSource.getRepository(UploadTicket);
    const some = await tickets.find({ select: { id: true }, where: { accountId }, take: AT_ONCE });
    for (const { id } of some) await this.storage.delete(uploadKey(id));
    await tickets.delete({ id: In(some.map(({ id }) => id)) });
    return some.length > 0;
  }
}
