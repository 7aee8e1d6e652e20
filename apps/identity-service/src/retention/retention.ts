import { UPTIME_MONTHS } from '@cartaviva/domain';
import { Clock, Interval } from '@cartaviva/process';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { MAX_INCIDENTS } from '../status/incidents.service';
import { GUESSES_REGAINED_PER_DAY } from '../verification-codes/guess-budget';

const HOUR_MS = 3_600_000;

/** What is kept no longer than it serves, by the moment now. */
const FORGET = [
  `DELETE FROM sessions WHERE expire <= $1`,
  `DELETE FROM sign_in_challenges WHERE expires_at <= $1`,
  `DELETE FROM sign_in_guesses WHERE ends_at <= $1`,
  `DELETE FROM known_place_guesses WHERE ends_at <= $1`,
  // A day, so that a day's sendings can be counted.
  `DELETE FROM email_verification_codes WHERE created_at <= $1::timestamptz - interval '24 hours'`,
  `DELETE FROM code_guess_budgets
   WHERE counted_at <= $1::timestamptz - guesses / ${GUESSES_REGAINED_PER_DAY} * interval '1 day'`,
  // An address that nobody proved goes with its last code, and whatever was sent for it.
  `DELETE FROM users WHERE id IN (
     SELECT id FROM users
     WHERE NOT is_email_verified AND created_at <= $1::timestamptz - interval '24 hours'
       AND NOT EXISTS (SELECT FROM email_verification_codes codes WHERE codes.email = users.email)
     FOR UPDATE SKIP LOCKED)`,
  `DELETE FROM invitations WHERE expires_at <= $1::timestamptz - interval '30 days'`,
  `DELETE FROM demo_requests WHERE created_at <= $1::timestamptz - interval '12 months'`,
  `DELETE FROM status_days
   WHERE date < date_trunc('month', $1::timestamptz AT TIME ZONE 'UTC')
     - interval '${UPTIME_MONTHS - 1} months'`,
  `DELETE FROM incidents WHERE resolved_at <= $1 AND id NOT IN (
     SELECT id FROM incidents
     ORDER BY resolved_at IS NOT NULL, started_at DESC, id LIMIT ${MAX_INCIDENTS})`,
];

/**
 * Forgets what has served: every hour, in each replica. The statements name what to delete by time
 * alone, so running them twice or late is harmless.
 */
@Injectable()
export class Retention {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  @Interval(HOUR_MS)
  async sweep(): Promise<void> {
    const now = this.clock.now();
    for (const statement of FORGET) await this.dataSource.query(statement, [now]);
  }
}
