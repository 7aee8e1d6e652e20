import { menusEvents } from '@cartaviva/contracts';
import { PLANS } from '@cartaviva/domain';
import { emit } from '@cartaviva/persistence';
import { Clock, Interval } from '@cartaviva/process';
import { Injectable, Logger } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { zoneOfAccountIn } from '../../restaurants/time-zones';
import { addDays } from '../day';
import { MailedWeeks } from './mailed-weeks';
import { weekDue, type MailedDays } from './week';

const INTERVAL_MS = 5 * 60_000;
const BATCH = 100;
/** Days after which the record of a week's email is deleted. */
const REMEMBERED_DAYS = 28;

const PLANS_WITH_MAIL = PLANS.filter(({ entitlements }) => entitlements.advancedAnalytics);

/** Owners after `$4` who get the email of week `$1`: with a plan in `$2` at the moment `$3`, in time zone `$5`. */
const OWNERS = `
  SELECT account_id AS "accountId" FROM entitlements owner
  WHERE plan = ANY($2) AND (expires_at IS NULL OR expires_at > $3) AND account_id > $4
    AND EXISTS (
      SELECT FROM menus WHERE account_id = owner.account_id AND is_published AND deleted_at IS NULL)
    AND ${zoneOfAccountIn('owner.account_id')} = $5
    AND NOT EXISTS (SELECT FROM weekly_mails WHERE account_id = owner.account_id AND week = $1)
    AND NOT EXISTS (
      SELECT FROM weekly_mail_settings WHERE account_id = owner.account_id AND NOT enabled)
    AND NOT EXISTS (
      SELECT FROM closed_accounts WHERE account_id = owner.account_id AND erases_at IS NOT NULL)
  ORDER BY account_id LIMIT ${BATCH}`;
/** Reads each time zone once, from one index entry to the next. DISTINCT would read all restaurants. */
const ZONES = `
  WITH RECURSIVE zones AS (
    (SELECT time_zone FROM restaurants ORDER BY time_zone LIMIT 1)
    UNION ALL
    SELECT (
      SELECT time_zone FROM restaurants WHERE time_zone > zones.time_zone ORDER BY time_zone LIMIT 1)
    FROM zones WHERE zones.time_zone IS NOT NULL)
  SELECT time_zone AS "timeZone" FROM zones WHERE time_zone IS NOT NULL`;
const NOBODY = '00000000-0000-0000-0000-000000000000';

const CLAIM = `
  INSERT INTO weekly_mails (account_id, week) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING 1`;
/**
 * Reads the setting, or creates it with its default. The row lock prevents a change until the email's event is
 * stored.
 */
const SETTING = `
  INSERT INTO weekly_mail_settings AS known (account_id) VALUES ($1)
  ON CONFLICT (account_id) DO UPDATE SET enabled = known.enabled
  RETURNING enabled, stop_token AS "stopToken"`;

interface Setting {
  readonly enabled: boolean;
  readonly stopToken: string;
}

/**
 * Sends owners an email about the previous week, on Mondays from 8:00 in their time zone. Runs every few minutes in
 * each replica. One transaction claims an owner's week and emits the email's event, so that each email is sent once
 * despite crashes and concurrent replicas. A later run retries a failed owner.
 */
@Injectable()
export class WeeklyMails {
  private readonly logger = new Logger(WeeklyMails.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly weeks: MailedWeeks,
    private readonly clock: Clock,
  ) {}

  @Interval(INTERVAL_MS)
  async run(stopping?: AbortSignal): Promise<void> {
    const zones = await this.dataSource.query<{ timeZone: string }[]>(ZONES);
    for (const { timeZone } of zones) {
      const due = weekDue(this.clock.now(), timeZone);
      if (due) await this.mailZone(timeZone, due, stopping);
    }
  }

  private async mailZone(
    timeZone: string,
    due: MailedDays,
    stopping: AbortSignal | undefined,
  ): Promise<void> {
    await this.forgetOld(due.week);
    let last: string | undefined = NOBODY;
    while (last !== undefined) {
      const owners = await this.ownersAfter(last, due.week, timeZone);
      for (const accountId of owners) {
        if (stopping?.aborted) return;
        await this.mail(accountId, due).catch((error: unknown) =>
          this.logger.error({ message: 'weekly mail not decided', accountId, error }),
        );
      }
      last = owners.length < BATCH ? undefined : owners.at(-1);
    }
  }

  private async ownersAfter(last: string, week: string, timeZone: string): Promise<string[]> {
    const plans = PLANS_WITH_MAIL.map(({ id }) => id);
    const parameters = [week, plans, this.clock.now(), last, timeZone];
    const owners = await this.dataSource.query<{ accountId: string }[]>(OWNERS, parameters);
    return owners.map(({ accountId }) => accountId);
  }

  /** Counts before the transaction to keep it short. Two replicas may both count, but only one claims the week. */
  private async mail(accountId: string, due: MailedDays): Promise<void> {
    const week = await this.weeks.of(accountId, due);
    await this.dataSource.transaction(async (manager) => {
      const claimed = await manager.query<unknown[]>(CLAIM, [accountId, due.week]);
      if (claimed.length === 0 || !week) return;
      const [{ enabled, stopToken }] = await manager.query<[Setting]>(SETTING, [accountId]);
      if (!enabled) return;
      const mail = {
        accountId,
        week: { ...week, stopToken },
        expiresAt: due.expiresAt.toISOString(),
      };
      await emit(manager, menusEvents.weeklyMailDue, mail, randomUUID());
    });
  }

  private async forgetOld(week: string): Promise<void> {
    const oldest = addDays(week, -REMEMBERED_DAYS);
    await this.dataSource.query(`DELETE FROM weekly_mails WHERE week < $1`, [oldest]);
  }
}
