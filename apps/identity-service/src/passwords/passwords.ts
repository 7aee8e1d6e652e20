import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { parseOptions } from '@node-rs/argon2';
import { randomBytes } from 'node:crypto';
import { HashingThreads } from './hashing-threads';
import { Turns } from './turns';

/** OWASP's argon2id: 19 MiB, two passes, one lane. Tests of anything else provide the least that there is. */
@Injectable()
export class HashingCost {
  readonly memoryCost: number = 19_456;
  readonly timeCost: number = 2;
  readonly parallelism: number = 1;
}

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
  private readonly nobodys: Promise<string>;

  constructor(private readonly cost: HashingCost) {
    this.nobodys = this.hash(randomBytes(32).toString('base64'));
  }

  /** With a random salt, unless the same password must give the same hash again. */
  hash(password: string, salt?: Uint8Array): Promise<string> {
    const options = { ...this.cost, ...(salt && { salt }) };
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

  /** Whether a hash was made when hashing cost less than now: its password deserves another. */
  isOutdated(hashed: string): boolean {
    const { memoryCost, timeCost } = parseOptions(hashed);
    return memoryCost < this.cost.memoryCost || timeCost < this.cost.timeCost;
  }

  onApplicationShutdown(): Promise<void> {
    return this.threads.stop();
  }
}
