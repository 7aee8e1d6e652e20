import { mediaEvents } from '@cartaviva/contracts';
import { emit } from '@cartaviva/persistence';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { DataSource, Not } from 'typeorm';
import { MediaObject } from '../objects/media-object.entity';

/** Handles images that could not be processed because of an internal error. */
@Injectable()
export class ImageFailures {
  constructor(private readonly dataSource: DataSource) {}

  /** Marks the object as failed and notifies its owner in one transaction. Repeated calls change nothing. */
  async report(objectId: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const failed = { status: 'failed', failure: 'INTERNAL' } as const;
      const { affected } = await manager.update(
        MediaObject,
        { id: objectId, status: Not('failed') },
        failed,
      );
      if (!affected) return;
      const { accountId } = await manager.findOneByOrFail(MediaObject, { id: objectId });
      if (accountId === null) return;
      await emit(manager, mediaEvents.imageFailed, { objectId, accountId }, randomUUID());
    });
  }
}
