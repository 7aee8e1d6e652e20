import { Injectable } from '@nestjs/common';
import { GuessLimit, type Guess, type Permit } from './guess-limit';
import { Passwords } from './passwords';

export interface Comparison extends Permit {
  readonly isRight: boolean;
}

/** Checks passwords for all features. Every attempt counts as a guess. */
@Injectable()
export class PasswordProof {
  constructor(
    private readonly passwords: Passwords,
    private readonly guesses: GuessLimit,
  ) {}

  /**
   * Compares the password with the hash. Without a hash, it does the same work and returns false. The right password
   * clears the count of guesses unless it needs the mailbox; it then takes as long as a wrong one. Throws
   * TOO_MANY_REQUESTS after too many guesses at the address from one place.
   */
  async compare(guess: Guess, password: string, hashed: string | null): Promise<Comparison> {
    let permit: Permit = { needsMail: false, retryAfterSeconds: 0 };
    const isRight = await this.passwords.matches(password, hashed, async () => {
      permit = await this.guesses.count(guess);
    });
    if (isRight && !permit.needsMail) await this.guesses.forget(guess);
    return { isRight, ...permit };
  }

  /** Runs `compare` for signed-in users, whose attempts also count as guesses. */
  async holds(
    guess: Pick<Guess, 'email' | 'place'>,
    password: string,
    hashed: string | null,
  ): Promise<boolean> {
    return (await this.compare({ ...guess, isStranger: false }, password, hashed)).isRight;
  }
}
