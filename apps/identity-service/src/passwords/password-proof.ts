import { Injectable } from '@nestjs/common';
import { GuessLimit, type Guess } from './guess-limit';
import { Passwords } from './passwords';

/** Lets a password speak for an address, wherever one is asked for; every attempt is a guess. */
@Injectable()
export class PasswordProof {
  constructor(
    private readonly passwords: Passwords,
    private readonly guesses: GuessLimit,
  ) {}

  /**
   * Whether the password is the one that was hashed, after the same work where there is no hash. The
   * right one clears the count. TOO_MANY_REQUESTS once an address has been guessed at too often from
   * there.
   */
  async holds(guess: Guess, password: string, hashed: string | null): Promise<boolean> {
    const isRight = await this.passwords.matches(password, hashed, () => this.guesses.count(guess));
    if (isRight) await this.guesses.forget(guess);
    return isRight;
  }
}
