import { CODE_LENGTH } from '@cartaviva/domain';
import {
  GUESS_BUDGET,
  GUESSES_REGAINED_PER_DAY,
  guessesHeld,
  triesSetAside,
  type CountedGuesses,
} from './guess-budget';

const START = Date.parse('2026-01-01T00:00:00Z');

describe('the budget of guesses at one address', () => {
  it('gives a year of 25,000 tries an hour less than one chance in 10,000', () => {
    let counted: CountedGuesses | undefined;
    let looked = 0;
    for (let hour = 0; hour < 365 * 24; hour += 1) {
      const now = new Date(START + hour * 3_600_000);
      for (let tried = 0; tried < 25_000; tried += 1) {
        const guesses = guessesHeld(counted, now) + 1;
        if (guesses > GUESS_BUDGET) break;
        counted = { guesses, countedAt: now };
        looked += 1;
      }
    }
    expect(looked).toBeGreaterThan(90);
    expect(looked / 10 ** CODE_LENGTH).toBeLessThan(1 / 10_000);
  });

  it('is whole where nobody guessed, and regained with time, not beyond the whole', () => {
    const day = (days: number) => new Date(START + days * 24 * 3_600_000);
    const counted = { guesses: 8, countedAt: day(0) };
    expect(guessesHeld(undefined, day(0))).toBe(0);
    expect(guessesHeld(counted, day(0))).toBe(8);
    expect(guessesHeld(counted, day(10))).toBeCloseTo(8 - 10 * GUESSES_REGAINED_PER_DAY);
    expect(guessesHeld(counted, day(400))).toBe(0);
    expect(guessesHeld(counted, day(-1))).toBe(8);
  });

  it('sets aside what the requesters of living codes have left', () => {
    expect(triesSetAside([])).toBe(0);
    expect(triesSetAside([{ tries: 0 }, { tries: 4 }, { tries: 5 }])).toBe(6);
  });
});
