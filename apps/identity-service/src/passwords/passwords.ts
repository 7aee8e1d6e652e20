import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { parseOptions } from '@node-rs/argon2';
import { randomBytes } from 'node:crypto';
import { HashingThreads } from './hashing-threads';
import { Turns } from './turns';

/** OWASP's argon2id: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/**
 * The longest line is gone within a second, and short of the requests that the service works on at
 * once: however many want to sign in, whoever is signed in finds it free.
 */
const AT_ONCE = 2;
const WAITING = 20;

/** The same password typed on two keyboards is one sequence of characters. */
const composed = (password: string) => password.normalize('NFC');

/** Hashes and compares passwords, a bounded number at a time. UNAVAILABLE when too many wait. */
@Injectable()
export class Passwords implements OnApplicationShutdown {
  private readonly threads = new HashingThreads();
  private readonly turns = new Turns(AT_ONCE, WAITING);
  private readonly nobodys = this.hash(randomBytes(32).toString('base64'));

  /** With a random salt, unless the same password must give the same hash again. */
  hash(password: string, salt?: Uint8Array): Promise<string> {
    const options = { ...COST, ...(salt && { salt }) };
    const task = { kind: 'hash', password: composed(password), options } as const;
    return this.turns.take(() => this.threads.run(task)) as Promise<string>;
  }

  /**
   * Whether the password is the one that was hashed. Without a hash the answer is no, after the same
   * work. `permit` is asked when the turn has come and may refuse by throwing: no more guesses are
   * under way than there are turns.
   */
  async matches(
    password: string,
    hashed: string | null,
    permit: () => Promise<void>,
  ): Promise<boolean> {
    const reference = hashed ?? (await this.nobodys);
    const same = await this.turns.take(async () => {
      await permit();
      return this.threads.run({ kind: 'verify', password: composed(password), hashed: reference });
    });
    return same === true && hashed !== null;
  }

  onApplicationShutdown(): Promise<void> {
    return this.threads.stop();
  }
}

/** Whether a hash was made when hashing cost less than now: its password deserves another. */
export function isOutdated(hashed: string): boolean {
  const { memoryCost, timeCost } = parseOptions(hashed);
  return memoryCost < COST.memoryCost || timeCost < COST.timeCost;
}
