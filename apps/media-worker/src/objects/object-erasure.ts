import {
  deleteVariants,
  OBJECT_STORAGE,
  originalKey,
  type ObjectStorage,
} from '@cartaviva/object-storage';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { MediaObject } from './media-object.entity';

/** Makes images vanish, bytes and rows. */
@Injectable()
export class ObjectErasure {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(OBJECT_STORAGE) private readonly storage: ObjectStorage,
  ) {}

  /** Files go before the rows that name them, so whoever takes over from the dead finds what is left. */
  async erase(ids: readonly string[]): Promise<void> {
    const objects = this.dataSource.getRepository(MediaObject);
    const chosen = { id: In(ids) };
    // First: a worker that is making sizes of one sees this when it is done, and deletes them.
    await objects.update(chosen, { status: 'failed', failure: 'OBJECT_NOT_FOUND' });
    for (const id of ids) {
      await deleteVariants(this.storage, id);
      await this.storage.delete(originalKey(id));
    }
    await objects.delete(chosen);
  }
}
