import { billingEvents, type BillingMail, type SubscriptionView } from '@cartaviva/contracts';
import { emit } from '@cartaviva/persistence';
import { Clock, Interval } from '@cartaviva/process';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { SubscriptionsService } from '../subscriptions/subscriptions.service';

const INTERVAL_MS = 10 * 60_000;
const DAY_MS = 24 * 3_600_000;
/** Milliseconds before a plan ends at which its owner is reminded (decisions, "Trial"). */
const REMINDER_LEAD_MS = 3 * DAY_MS;

const ENDING = `
  SELECT DISTINCT account_id AS "accountId" FROM subscriptions
   WHERE status = 'active' AND expires_at > $1 AND expires_at <= $2`;
const NOTE = `
  INSERT INTO reminders (account_id, kind, ends_at) VALUES ($1, $2, $3)
  ON CONFLICT DO NOTHING RETURNING account_id`;

/**
 * Reminds owners before a plan ends, once per end and template, even with several replicas. One transaction notes the
 * reminder and emits the email's event. A late run skips ends that have passed.
 */
@Injectable()
export class Reminders {
  constructor(
    private readonly dataSource: DataSource,
    private readonly subscriptions: SubscriptionsService,
    private readonly clock: Clock,
  ) {}

  @Interval(INTERVAL_MS)
  async run(): Promise<void> {
    const now = this.clock.now();
    const soon = new Date(now.getTime() + REMINDER_LEAD_MS);
    const ending = await this.dataSource.query<{ accountId: string }[]>(ENDING, [now, soon]);
    for (const { accountId } of ending) await this.remind(accountId, now);
  }

  private async remind(accountId: string, now: Date): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const view = await this.subscriptions.get(accountId, manager);
      const template = reminderDue(view, now);
      if (!template || !view.expiresAt || view.cancelsAtEnd) return;
      const noted = await manager.query<unknown[]>(NOTE, [accountId, template, view.expiresAt]);
      if (noted.length === 0) return;
      const { expiresAt } = view;
      const wanted = { accountId, template, detail: expiresAt, expiresAt };
      await emit(manager, billingEvents.mailWanted, wanted, randomUUID());
    });
  }
}

/** Returns the reminder that is due now, or undefined if none is due or the plan has already ended. */
function reminderDue(
  { status, expiresAt }: Pick<SubscriptionView, 'status' | 'expiresAt'>,
  now: Date,
): BillingMail | undefined {
  if (expiresAt === null) return undefined;
  const left = Date.parse(expiresAt) - now.getTime();
  if (left <= 0 || left > REMINDER_LEAD_MS) return undefined;
  if (status === 'trial') return left > DAY_MS ? 'trial-ends-soon' : 'trial-ends-today';
  return status === 'active' ? 'plan-ends-soon' : undefined;
}
