import { CODE_TRIES } from '@cartaviva/domain';
import type { VerificationCode } from './verification-code.entity';

/**
 * Maximum number of wrong codes for one address and purpose from all requesters together, for any number of
 * browsers, networks and months.
 *
 * 40 guesses at once, and 0.16 regained each day: 40 + 365 × 0.16 = 98.4 in any year. There are a million codes, so
 * the chance of guessing one for an address is below 1 in 10,000 a year. The speed of an attacker does not matter:
 * all further tries are refused without a comparison.
 *
 * Mailing a code reserves five tries for its own requester while the code is valid, so nobody else can use them up.
 * The rest is for guesses from elsewhere. If fewer than five tries are left, mails contain only the link, which
 * cannot be guessed.
 */
export const GUESS_BUDGET = 40;
export const GUESSES_REGAINED_PER_DAY = 0.16;

const DAY_MS = 24 * 3_600_000;

export interface CountedGuesses {
  readonly guesses: number;
  readonly countedAt: Date;
}

/** Returns the part of the budget that wrong guesses still use up at `now`. */
export function guessesHeld(counted: CountedGuesses | undefined, now: Date): number {
  if (!counted) return 0;
  const days = Math.max(0, now.getTime() - counted.countedAt.getTime()) / DAY_MS;
  return Math.max(0, counted.guesses - days * GUESSES_REGAINED_PER_DAY);
}

/** Returns the number of tries that are reserved for the requesters of valid codes. */
export const triesSetAside = (alive: readonly Pick<VerificationCode, 'tries'>[]): number =>
  alive.reduce((sum, { tries }) => sum + CODE_TRIES - tries, 0);
