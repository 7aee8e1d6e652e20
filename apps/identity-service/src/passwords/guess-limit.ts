import { DomainError } from '@cartaviva/contracts';
import { Clock } from '@cartaviva/process';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Maximum number of guesses at one address's password from one place within the window. */
export const GUESSES = 10;
export const GUESS_WINDOW_MINUTES = 15;

/**
 * Maximum number of wrong passwords for one address in a day from all strangers together, as in NIST SP 800-63B.
 * Further passwords are still compared, so that the answer reveals nothing, but the right one also needs the
 * mailbox. An attacker with many networks therefore has 100 effective tries a day.
 */
export const STRANGERS_GUESSES = 100;
const DAY_MINUTES = 24 * 60;

/** Place of a guess from an open session. Guesses of strangers at sign-in do not affect it. */
export const SIGNED_IN = 'signed-in';

/** The address whose password is guessed, and the place: a known browser, a session or a network. */
export interface Guess {
  readonly email: string;
  readonly place: string;
  /** True if only the password identifies the person. All guesses of strangers are also counted together. */
  readonly isStranger: boolean;
}

export interface Permit {
  /** True if strangers guessed too often today. The right password then also needs access to the mailbox. */
  readonly needsMail: boolean;
  /** Seconds until `needsMail` ends. */
  readonly retryAfterSeconds: number;
}

interface GuessRow {
  readonly guesses: number;
  readonly endsAt: Date;
}

/** Returns the seconds until an exceeded window ends, or 0 within the limit. */
export function restSeconds({ guesses, endsAt }: GuessRow, limit: number, now: Date): number {
  return guesses > limit ? Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000)) : 0;
}

const PLACES = { table: 'known_place_guesses', key: 'email, place', places: '$3, $4' } as const;
const STRANGERS = { table: 'sign_in_guesses', key: 'email', places: '$3' } as const;

/**
 * Limits guesses at the password of one address, even if the address has no account. One statement counts each guess
 * before the comparison, so concurrent guesses cannot exceed the limit.
 */
@Injectable()
export class GuessLimit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Throws TOO_MANY_REQUESTS with the seconds to wait, from the eleventh guess in a place's window on. */
  async count({ email, place, isStranger }: Guess): Promise<Permit> {
    const now = this.clock.now();
    const here = await this.countIn(PLACES, GUESS_WINDOW_MINUTES, [email, place], now);
    const wait = restSeconds(here, GUESSES, now);
    if (wait > 0) throw new DomainError('TOO_MANY_REQUESTS', { retryAfterSeconds: wait });
    if (!isStranger) return { needsMail: false, retryAfterSeconds: 0 };
    const strangers = await this.countIn(STRANGERS, DAY_MINUTES, [email], now);
    const retryAfterSeconds = restSeconds(strangers, STRANGERS_GUESSES, now);
    return { needsMail: retryAfterSeconds > 0, retryAfterSeconds };
  }

  /**
   * Forgets the guesses of a place after the right password, and does not count the right password as a stranger's
   * guess.
   */
  async forget({ email, place, isStranger }: Guess): Promise<void> {
    const where = `email = $1 AND place = $2`;
    await this.dataSource.query(`DELETE FROM known_place_guesses WHERE ${where}`, [email, place]);
    if (!isStranger) return;
    await this.dataSource.query(
      `UPDATE sign_in_guesses SET guesses = guesses - 1 WHERE email = $1 AND guesses > 1`,
      [email],
    );
  }

  /** Forgets all guesses after a change of the password. */
  async forgetAll(email: string): Promise<void> {
    await this.dataSource.query(`DELETE FROM sign_in_guesses WHERE email = $1`, [email]);
    await this.dataSource.query(`DELETE FROM known_place_guesses WHERE email = $1`, [email]);
  }

  private async countIn(
    { table, key, places }: typeof PLACES | typeof STRANGERS,
    minutes: number,
    counted: readonly string[],
    now: Date,
  ): Promise<GuessRow> {
    const endsAt = new Date(now.getTime() + minutes * 60_000);
    const [row] = await this.dataSource.query<GuessRow[]>(
      `INSERT INTO ${table} AS known (guesses, ends_at, ${key}) VALUES (1, $1, ${places})
       ON CONFLICT (${key}) DO UPDATE SET
         guesses = CASE WHEN known.ends_at > $2 THEN known.guesses + 1 ELSE 1 END,
         ends_at = CASE WHEN known.ends_at > $2 THEN known.ends_at ELSE excluded.ends_at END
       RETURNING guesses, ends_at AS "endsAt"`,
      [endsAt, now, ...counted],
    );
    return row!;
  }
}
