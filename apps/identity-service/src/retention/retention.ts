import { Clock, Periodic } from '@cartaviva/process';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { DataSource } from 'typeorm';

const HOUR_MS = 3_600_000;

/** Codes are kept for a day, so that an hour's sendings can be counted, and no longer. */
const CODES_KEPT_MS = 24 * HOUR_MS;

/**
 * Forgets what has served: every hour, in each replica. The statements name what to delete by time
 * alone, so running them twice or late is harmless.
 */
@Injectable()
export class Retention implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly hourly = new Periodic('Retention', HOUR_MS, () => this.sweep());

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.hourly.start();
  }

  onModuleDestroy(): Promise<void> {
    return this.hourly.stop();
  }

  async sweep(): Promise<void> {
    const now = this.clock.now();
    await this.dataSource.query(`DELETE FROM sessions WHERE expire <= $1`, [now]);
    await this.dataSource.query(`DELETE FROM sign_in_guesses WHERE ends_at <= $1`, [now]);
    await this.dataSource.query(`DELETE FROM email_verification_codes WHERE created_at <= $1`, [
      new Date(now.getTime() - CODES_KEPT_MS),
    ]);
  }
}
