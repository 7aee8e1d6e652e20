import { DomainError } from '@cartaviva/contracts';
import { Clock } from '@cartaviva/process';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

export const GUESSES = 10;
export const GUESS_WINDOW_MINUTES = 15;

interface GuessRow {
  readonly guesses: number;
  readonly endsAt: Date;
}

/** Seconds that an address must rest after so many guesses; 0 when it may guess on. */
export function restSeconds({ guesses, endsAt }: GuessRow, now: Date): number {
  return guesses > GUESSES ? Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000)) : 0;
}

/**
 * Bounds guessing at one address's password, whether it has an account or not. A guess is counted
 * before it is looked at, in one statement, so that any number at once cannot outrun the count.
 */
@Injectable()
export class GuessLimit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** TOO_MANY_REQUESTS, with the seconds to wait, from the eleventh guess of a window on. */
  async count(email: string): Promise<void> {
    const now = this.clock.now();
    const endsAt = new Date(now.getTime() + GUESS_WINDOW_MINUTES * 60_000);
    const [row] = await this.dataSource.query<GuessRow[]>(
      `INSERT INTO sign_in_guesses AS known (email, guesses, ends_at) VALUES ($1, 1, $2)
       ON CONFLICT (email) DO UPDATE SET
         guesses = CASE WHEN known.ends_at > $3 THEN known.guesses + 1 ELSE 1 END,
         ends_at = CASE WHEN known.ends_at > $3 THEN known.ends_at ELSE excluded.ends_at END
       RETURNING guesses, ends_at AS "endsAt"`,
      [email, endsAt, now],
    );
    const retryAfterSeconds = restSeconds(row!, now);
    if (retryAfterSeconds > 0) throw new DomainError('TOO_MANY_REQUESTS', { retryAfterSeconds });
  }

  /** The right password was given: the account starts anew. */
  async forget(email: string): Promise<void> {
    await this.dataSource.query(`DELETE FROM sign_in_guesses WHERE email = $1`, [email]);
  }
}
