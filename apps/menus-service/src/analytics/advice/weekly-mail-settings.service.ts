import type { StopWeeklyMail, WeeklyMail } from '@cartaviva/contracts';
import type { MessageContext } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PlanOf } from '../../entitlements/plan-of';

const READ = `SELECT enabled FROM weekly_mail_settings WHERE account_id = $1`;
const WRITE = `
  INSERT INTO weekly_mail_settings (account_id, enabled) VALUES ($1, $2)
  ON CONFLICT (account_id) DO UPDATE SET enabled = excluded.enabled`;
const STOP = `UPDATE weekly_mail_settings SET enabled = false WHERE stop_token = $1`;

/** Whether an owner wants the mail of the week: yes, until they say otherwise. */
@Injectable()
export class WeeklyMailSettings {
  constructor(
    private readonly dataSource: DataSource,
    private readonly plan: PlanOf,
  ) {}

  /** Refused as PLAN_REQUIRED below Profesional. */
  async get({ accountId }: MessageContext): Promise<WeeklyMail> {
    const { manager } = this.dataSource;
    await this.plan.require(manager, accountId, 'advancedAnalytics');
    const [setting] = await manager.query<WeeklyMail[]>(READ, [accountId]);
    return { enabled: setting?.enabled ?? true };
  }

  /** Refused as PLAN_REQUIRED below Profesional. */
  async set({ accountId }: MessageContext, { enabled }: WeeklyMail): Promise<WeeklyMail> {
    const { manager } = this.dataSource;
    await this.plan.require(manager, accountId, 'advancedAnalytics');
    await manager.query(WRITE, [accountId, enabled]);
    return { enabled };
  }

  /** For whoever has the token of a mail, on whatever plan. */
  async stop({ token }: StopWeeklyMail): Promise<void> {
    await this.dataSource.query(STOP, [token]);
  }
}
