import { menus, type Nothing, type StopWeeklyMail, type WeeklyMail } from '@cartaviva/contracts';
import { Handles, type MessageContext } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PlanOf } from '../../entitlements/plan-of';

const READ = `SELECT enabled FROM weekly_mail_settings WHERE account_id = $1`;
const WRITE = `
  INSERT INTO weekly_mail_settings (account_id, enabled) VALUES ($1, $2)
  ON CONFLICT (account_id) DO UPDATE SET enabled = excluded.enabled`;
const STOP = `UPDATE weekly_mail_settings SET enabled = false WHERE stop_token = $1`;

/** Setting for the weekly email, which is enabled by default. */
@Injectable()
export class WeeklyMailSettings {
  constructor(
    private readonly dataSource: DataSource,
    private readonly plan: PlanOf,
  ) {}

  /** @throws DomainError PLAN_REQUIRED below Profesional */
  @Handles(menus.analytics.weeklyMail)
  async get(_: Nothing, { accountId }: MessageContext): Promise<WeeklyMail> {
    const { manager } = this.dataSource;
    await this.plan.require(manager, accountId, 'advancedAnalytics');
    const [setting] = await manager.query<WeeklyMail[]>(READ, [accountId]);
    return { enabled: setting?.enabled ?? true };
  }

  /** @throws DomainError PLAN_REQUIRED below Profesional */
  @Handles(menus.analytics.setWeeklyMail)
  async set({ enabled }: WeeklyMail, { accountId }: MessageContext): Promise<WeeklyMail> {
    const { manager } = this.dataSource;
    await this.plan.require(manager, accountId, 'advancedAnalytics');
    await manager.query(WRITE, [accountId, enabled]);
    return { enabled };
  }

  /** Stops the email for the holder of an email's token, on any plan. */
  @Handles(menus.analytics.stopWeeklyMail)
  async stop({ token }: StopWeeklyMail): Promise<void> {
    await this.dataSource.query(STOP, [token]);
  }
}
