import { Clock, Interval } from '@cartaviva/process';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Payment } from '../orders/payment.entity';
import { ReconciliationService } from './reconciliation.service';

const INTERVAL_MS = 20_000;
const BATCH = 10;

/**
 * Claims due payments and schedules their next check before asking PayPal, so that no other replica claims them too.
 * If this replica dies, another one claims them within four minutes, or within an hour for pending payments. The
 * interval doubles up to these limits. Completed payments are checked once a day until their period ends, because the
 * webhook of a refund may be lost.
 */
const CLAIM = `
  UPDATE payments SET checks = checks + 1,
         check_at = CASE
           WHEN status <> 'completed' THEN
             $1::timestamptz + LEAST(interval '30 s' * power(2, LEAST(checks, 12)),
               CASE status WHEN 'pending' THEN interval '1 h' ELSE interval '4 min' END)
           WHEN period_end > $1 THEN $1::timestamptz + interval '1 day'
         END
   WHERE id IN (SELECT id FROM payments WHERE check_at <= $1
                 ORDER BY check_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
  RETURNING id`;

/**
 * Settles payments after a crash, a lost answer, a missing webhook, or a closed page. Runs in each replica; repeated
 * runs are harmless, because settling is idempotent.
 */
@Injectable()
export class Reconciler {
  private readonly logger = new Logger(Reconciler.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly reconciliation: ReconciliationService,
    private readonly clock: Clock,
  ) {}

  @Interval(INTERVAL_MS)
  async run(): Promise<void> {
    while ((await this.runBatch()) === BATCH);
  }

  private async runBatch(): Promise<number> {
    const [due] = await this.dataSource.query<[Pick<Payment, 'id'>[], number]>(CLAIM, [
      this.clock.now(),
    ]);
    await Promise.all(due.map((payment) => this.tryOne(payment)));
    return due.length;
  }

  private async tryOne(payment: Pick<Payment, 'id'>): Promise<void> {
    try {
      await this.reconciliation.reconcile(payment);
    } catch (error) {
      this.logger.warn(`payment ${payment.id} is not settled yet: ${String(error)}`);
    }
  }
}
