import {
  deleteVariants,
  OBJECT_STORAGE,
  originalKey,
  type ObjectStorage,
} from '@cartaviva/object-storage';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { MediaObject } from './media-object.entity';

@Injectable()
export class ObjectErasure {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(OBJECT_STORAGE) private readonly storage: ObjectStorage,
  ) {}

  /** Deletes files before the rows that name them. If a process dies midway, the next one finds the rest. */
  async erase(ids: readonly string[]): Promise<void> {
    const objects = this.dataSource.getRepository(MediaObject);
    const chosen = { id: In(ids) };
    // Marks the images first. A worker that is making sizes of one sees the mark when it is done, and deletes them.
    await objects.update(chosen, { status: 'failed', failure: 'OBJECT_NOT_FOUND' });
    for (const id of ids) {
      await deleteVariants(this.storage, id);
      await this.storage.delete(originalKey(id));
    }
    await objects.delete(chosen);
  }
}
