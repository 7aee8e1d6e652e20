import { Clock, Interval } from '@cartaviva/process';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

const INTERVAL_MS = 6 * 3_600_000;
/** Milliseconds. PayPal repeats a webhook for only three days. */
const RETENTION_MS = 90 * 24 * 3_600_000;

/** Webhooks name payers, and their results are stored in payments. Canceled orders had no result. */
const FORGET = [
  `DELETE FROM notices WHERE received_at < $1`,
  `DELETE FROM payments WHERE status = 'cancelled' AND created_at < $1
      AND NOT EXISTS (SELECT FROM notices WHERE payment_id = payments.id)`,
  `DELETE FROM reminders WHERE ends_at < $1`,
];

/** Deletes data that is no longer needed. Payments are kept as accounting records. */
@Injectable()
export class Retention {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  @Interval(INTERVAL_MS)
  async run(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - RETENTION_MS);
    for (const forget of FORGET) await this.dataSource.query(forget, [before]);
  }
}
