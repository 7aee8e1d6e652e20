import { UPTIME_MONTHS } from '@cartaviva/domain';
import { Clock, Interval } from '@cartaviva/process';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { MAX_INCIDENTS } from '../status/incidents.service';
import { GUESSES_REGAINED_PER_DAY } from '../verification-codes/guess-budget';

const HOUR_MS = 3_600_000;

/** Statements that delete expired rows. The parameter is the current time. */
const FORGET = [
  `DELETE FROM sessions WHERE expire <= $1`,
  `DELETE FROM sign_in_challenges WHERE expires_at <= $1`,
  `DELETE FROM sign_in_guesses WHERE ends_at <= $1`,
  `DELETE FROM known_place_guesses WHERE ends_at <= $1`,
  // Codes stay for a day, because the limits on mails count those of the last 24 hours.
  `DELETE FROM email_verification_codes WHERE created_at <= $1::timestamptz - interval '24 hours'`,
  `DELETE FROM code_guess_budgets
   WHERE counted_at <= $1::timestamptz - guesses / ${GUESSES_REGAINED_PER_DAY} * interval '1 day'`,
  // Unverified users are deleted with their last code, which also deletes the registered data.
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
 * Deletes expired rows every hour in each replica. The statements select rows by time only, so repeated or late runs
 * are harmless.
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
