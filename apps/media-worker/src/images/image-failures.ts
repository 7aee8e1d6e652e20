import { mediaEvents } from '@cartaviva/contracts';
import { emit } from '@cartaviva/persistence';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { DataSource, Not } from 'typeorm';
import { MediaObject } from '../objects/media-object.entity';

/** Images that no worker could make, through no fault of their owner. */
@Injectable()
export class ImageFailures {
  constructor(private readonly dataSource: DataSource) {}

  /** Makes the object failed and lets its owner know, in one transaction; once, however often called. */
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
