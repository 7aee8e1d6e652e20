import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { HandledEvent } from './handled-event.entity';

/** Makes event handlers idempotent: the effect and its record are written in one transaction. */
@Injectable()
export class HandledEvents {
  constructor(private readonly dataSource: DataSource) {}

  /** Runs `effect` unless `handler` has already handled the event. */
  async once(
    handler: string,
    eventId: string,
    effect: (manager: EntityManager) => Promise<void>,
  ): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const noted = await manager
        .createQueryBuilder()
        .insert()
        .into(HandledEvent)
        .values({ eventId, handler })
        .orIgnore()
        .returning('event_id')
        .execute();
      if ((noted.raw as unknown[]).length > 0) await effect(manager);
    });
  }
}
