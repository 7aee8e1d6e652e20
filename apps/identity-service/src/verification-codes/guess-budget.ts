import { CODE_TRIES } from '@cartaviva/domain';
import type { VerificationCode } from './verification-code.entity';

/**
 * How many wrong codes may be tried for one address and purpose by all requesters together, however
 * many browsers, networks and months they have.
 *
 * 40 at once, and 0.16 a day regained: 40 + 365 × 0.16 = 98.4 in any year. A code is one of a million,
 * so the chance that anybody guesses one at an address is under 1 in 10,000 a year. It does not grow
 * with their speed: 25,000 tries an hour are refused unread but for those 98.
 *
 * The budget is spent when a code is mailed: its own requester's five tries are set aside for as long
 * as it lives, so nobody can take them away. What is left is for guesses from elsewhere. When less than
 * five tries are left, mails bring the link alone, which cannot be guessed.
 */
export const GUESS_BUDGET = 40;
export const GUESSES_REGAINED_PER_DAY = 0.16;

const DAY_MS = 24 * 3_600_000;

/** Wrong guesses counted at a moment. */
export interface CountedGuesses {
  readonly guesses: number;
  readonly countedAt: Date;
}

/** How much of the budget wrong guesses have used up by `now`. */
export function guessesHeld(counted: CountedGuesses | undefined, now: Date): number {
  if (!counted) return 0;
  const days = Math.max(0, now.getTime() - counted.countedAt.getTime()) / DAY_MS;
  return Math.max(0, counted.guesses - days * GUESSES_REGAINED_PER_DAY);
}

/** Tries that are set aside for the requesters of codes that are alive. */
export const triesSetAside = (alive: readonly Pick<VerificationCode, 'tries'>[]): number =>
  alive.reduce((sum, { tries }) => sum + CODE_TRIES - tries, 0);
