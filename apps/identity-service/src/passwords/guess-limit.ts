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

/** Whoever has a session: strangers' guesses at the door do not reach what is asked inside. */
export const SIGNED_IN = 'signed-in';

/**
 * At whose password, and from where the owner is known: a browser of theirs, a session. Without a
 * place it is a stranger's guess, of which all are counted together.
 */
export interface Guess {
  readonly email: string;
  readonly place?: string | undefined;
}

const STRANGERS = { table: 'sign_in_guesses', key: ['email'] } as const;
const KNOWN = { table: 'known_place_guesses', key: ['email', 'place'] } as const;

/** Seconds that an address must rest after so many guesses; 0 when it may guess on. */
export function restSeconds({ guesses, endsAt }: GuessRow, now: Date): number {
  return guesses > GUESSES ? Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000)) : 0;
}

/**
 * Bounds guessing at one address's password from one place, whether it has an account or not. A guess
 * is counted before it is looked at, in one statement, so that any number at once cannot outrun the
 * count.
 */
@Injectable()
export class GuessLimit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** TOO_MANY_REQUESTS, with the seconds to wait, from the eleventh guess of a window on. */
  async count({ email, place }: Guess): Promise<void> {
    const now = this.clock.now();
    const endsAt = new Date(now.getTime() + GUESS_WINDOW_MINUTES * 60_000);
    const { table, key } = place === undefined ? STRANGERS : KNOWN;
    const counted = [email, place].slice(0, key.length);
    const [row] = await this.dataSource.query<GuessRow[]>(
      `INSERT INTO ${table} AS known (guesses, ends_at, ${key.join()})
       VALUES (1, $1, ${key.map((_, at) => `$${at + 3}`).join()})
       ON CONFLICT (${key.join()}) DO UPDATE SET
         guesses = CASE WHEN known.ends_at > $2 THEN known.guesses + 1 ELSE 1 END,
         ends_at = CASE WHEN known.ends_at > $2 THEN known.ends_at ELSE excluded.ends_at END
       RETURNING guesses, ends_at AS "endsAt"`,
      [endsAt, now, ...counted],
    );
    const retryAfterSeconds = restSeconds(row!, now);
    if (retryAfterSeconds > 0) throw new DomainError('TOO_MANY_REQUESTS', { retryAfterSeconds });
  }

  /** The right password was given: this place starts anew, the others do not. */
  async forget({ email, place }: Guess): Promise<void> {
    if (place === undefined) {
      await this.dataSource.query(`DELETE FROM sign_in_guesses WHERE email = $1`, [email]);
    } else {
      const where = `email = $1 AND place = $2`;
      await this.dataSource.query(`DELETE FROM known_place_guesses WHERE ${where}`, [email, place]);
    }
  }
}
