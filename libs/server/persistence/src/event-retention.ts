import { Interval } from '@cartaviva/process';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

const HOUR_MS = 3_600_000;

/** Keeps sent events for a week. After a flush of Redis, the last day of them is sent again. */
const PRUNE_OUTBOX = `
  DELETE FROM outbox WHERE position IN (
    SELECT position FROM outbox
    WHERE published_at < now() - interval '7 days' ORDER BY position LIMIT 10000)`;

/** Keeps handled events longer than any event can be delivered again. */
const PRUNE_HANDLED = `
  DELETE FROM handled_events WHERE (event_id, handler) IN (
    SELECT event_id, handler FROM handled_events
    WHERE handled_at < now() - interval '30 days' LIMIT 10000)`;

@Injectable()
export class EventRetention {
  constructor(private readonly dataSource: DataSource) {}

  @Interval(HOUR_MS)
  async prune(): Promise<void> {
    await this.dataSource.query(PRUNE_OUTBOX);
    await this.dataSource.query(PRUNE_HANDLED);
  }
}
