import { Injectable } from '@nestjs/common';
import { GuessLimit, type Guess, type Permit } from './guess-limit';
import { Passwords } from './passwords';

/** What a password proved. */
export interface Comparison extends Permit {
  readonly isRight: boolean;
}

/** Lets a password speak for an address, wherever one is asked for; every attempt is a guess. */
@Injectable()
export class PasswordProof {
  constructor(
    private readonly passwords: Passwords,
    private readonly guesses: GuessLimit,
  ) {}

  /**
   * Whether the password is the one that was hashed, after the same work where there is no hash. The
   * right one clears the count, unless it needs the mailbox: it then takes as long as a wrong one.
   * TOO_MANY_REQUESTS once an address has been guessed at too often from
   * there.
   */
  async compare(guess: Guess, password: string, hashed: string | null): Promise<Comparison> {
    let permit: Permit = { needsMail: false, retryAfterSeconds: 0 };
    const isRight = await this.passwords.matches(password, hashed, async () => {
      permit = await this.guesses.count(guess);
    });
    if (isRight && !permit.needsMail) await this.guesses.forget(guess);
    return { isRight, ...permit };
  }

  /** `compare` for the signed-in: an open session is no place to guess from either. */
  async holds(
    guess: Pick<Guess, 'email' | 'place'>,
    password: string,
    hashed: string | null,
  ): Promise<boolean> {
    return (await this.compare({ ...guess, isStranger: false }, password, hashed)).isRight;
  }
}
