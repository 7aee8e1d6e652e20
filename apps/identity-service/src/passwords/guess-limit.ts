import { DomainError } from '@cartaviva/contracts';
import { Clock } from '@cartaviva/process';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Guesses at one address's password from one place. */
export const GUESSES = 10;
export const GUESS_WINDOW_MINUTES = 15;

/**
 * Wrong passwords of all strangers together for one address in a day, as NIST SP 800-63B has it. More
 * are compared, so that nobody learns by being refused, but open nothing without the mailbox: whoever
 * guesses from many networks for months has 100 tries a day.
 */
export const STRANGERS_GUESSES = 100;
const DAY_MINUTES = 24 * 60;

/** Whoever has a session: strangers' guesses at the door do not reach what is asked inside. */
export const SIGNED_IN = 'signed-in';

/** At whose password, and from where: a browser the owner is known on, a session, or a network. */
export interface Guess {
  readonly email: string;
  readonly place: string;
  /** Whether nothing but the password speaks for them: all strangers' guesses are counted besides. */
  readonly isStranger: boolean;
}

/** What a guess that may be made is worth. */
export interface Permit {
  /** Whether strangers guessed too often today: the right password then needs the mailbox as well. */
  readonly needsMail: boolean;
  /** Until it does not, in seconds. */
  readonly retryAfterSeconds: number;
}

interface GuessRow {
  readonly guesses: number;
  readonly endsAt: Date;
}

/** Seconds until an exceeded window ends; 0 within the limit. */
export function restSeconds({ guesses, endsAt }: GuessRow, limit: number, now: Date): number {
  return guesses > limit ? Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000)) : 0;
}

const PLACES = { table: 'known_place_guesses', key: 'email, place', places: '$3, $4' } as const;
const STRANGERS = { table: 'sign_in_guesses', key: 'email', places: '$3' } as const;

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

  /** TOO_MANY_REQUESTS, with the seconds to wait, from the eleventh guess of a place's window on. */
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

  /** The right password was given: its place starts anew, and it was no wrong guess of a stranger's. */
  async forget({ email, place, isStranger }: Guess): Promise<void> {
    const where = `email = $1 AND place = $2`;
    await this.dataSource.query(`DELETE FROM known_place_guesses WHERE ${where}`, [email, place]);
    if (!isStranger) return;
    await this.dataSource.query(
      `UPDATE sign_in_guesses SET guesses = guesses - 1 WHERE email = $1 AND guesses > 1`,
      [email],
    );
  }

  /** There is another password: what was guessed at the old one is forgotten. */
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
