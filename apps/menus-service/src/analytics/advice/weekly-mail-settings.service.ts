import type { StopWeeklyMail, WeeklyMail } from '@cartaviva/contracts';
import type { MessageContext } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PlanOf } from '../../entitlements/plan-of';

const READ = `SELECT enabled FROM weekly_mail_settings WHERE user_id = $1`;
const WRITE = `
  INSERT INTO weekly_mail_settings (user_id, enabled) VALUES ($1, $2)
  ON CONFLICT (user_id) DO UPDATE SET enabled = excluded.enabled`;
const STOP = `UPDATE weekly_mail_settings SET enabled = false WHERE stop_token = $1`;

/** Whether an owner wants the mail of the week: yes, until they say otherwise. */
@Injectable()
export class WeeklyMailSettings {
  constructor(
    private readonly dataSource: DataSource,
    private readonly plan: PlanOf,
  ) {}

  /** Refused as PLAN_REQUIRED below Profesional. */
  async get({ userId }: MessageContext): Promise<WeeklyMail> {
    const { manager } = this.dataSource;
    await this.plan.require(manager, userId, 'advancedAnalytics');
    const [setting] = await manager.query<WeeklyMail[]>(READ, [userId]);
    return { enabled: setting?.enabled ?? true };
  }

  /** Refused as PLAN_REQUIRED below Profesional. */
  async set({ userId }: MessageContext, { enabled }: WeeklyMail): Promise<WeeklyMail> {
    const { manager } = this.dataSource;
    await this.plan.require(manager, userId, 'advancedAnalytics');
    await manager.query(WRITE, [userId, enabled]);
    return { enabled };
  }

  /** For whoever has the token of a mail, on whatever plan. */
  async stop({ token }: StopWeeklyMail): Promise<void> {
    await this.dataSource.query(STOP, [token]);
  }
}
