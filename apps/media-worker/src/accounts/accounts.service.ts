import { OBJECT_STORAGE, uploadKey, type ObjectStorage } from '@cartaviva/object-storage';
import { deleteRows } from '@cartaviva/persistence';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { MediaObject } from '../objects/media-object.entity';
import { ObjectErasure } from '../objects/object-erasure';
import { UploadTicket } from '../tickets/upload-ticket.entity';
import { OWNER_TABLES } from './owner-tables';

const AT_ONCE = 100;

/** Exports and erases what the worker stores of a user. */
@Injectable()
export class AccountsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly erasure: ObjectErasure,
    @Inject(OBJECT_STORAGE) private readonly storage: ObjectStorage,
  ) {}

  /** Ids of the user's images that can be shown, oldest first. */
  async objectsOf(accountId: string): Promise<string[]> {
    const objects = await this.dataSource.getRepository(MediaObject).find({
      select: { id: true },
      where: { accountId, status: 'ready' },
      order: { createdAt: 'ASC' },
    });
    return objects.map(({ id }) => id);
  }

  /**
   * Erases the user's images, uploads and webhooks. Files go before the rows that name them, so whoever
   * takes over from a process that died midway finds what is left.
   */
  async erase(accountId: string): Promise<void> {
    while (await this.eraseImages(accountId));
    while (await this.eraseUploads(accountId));
    await deleteRows(this.dataSource.manager, OWNER_TABLES, accountId);
  }

  private async eraseImages(accountId: string): Promise<boolean> {
    const objects = this.dataSource.getRepository(MediaObject);
    const some = await objects.find({ select: { id: true }, where: { accountId }, take: AT_ONCE });
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
