import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { parseOptions } from '@node-rs/argon2';
import { randomBytes } from 'node:crypto';
import { HashingThreads } from './hashing-threads';
import { Turns } from './turns';

/**
 * Parameters of argon2id that OWASP recommends: 19 MiB, two passes, one lane. Most tests provide the minimum
 * instead.
 */
@Injectable()
export class HashingCost {
  readonly memoryCost: number = 19_456;
  readonly timeCost: number = 2;
  readonly parallelism: number = 1;
}

/**
 * A full queue takes less than a second. It is shorter than the number of requests that the service handles at once,
 * so sign-ins cannot block requests of signed-in users.
 */
const AT_ONCE = 2;
const WAITING = 20;

/** Unicode normalization gives the same password from different keyboards the same bytes. */
const composed = (password: string) => password.normalize('NFC');

/** Hashes and compares a limited number of passwords at a time. Throws UNAVAILABLE if too many wait. */
@Injectable()
export class Passwords implements OnApplicationShutdown {
  private readonly threads = new HashingThreads();
  private readonly turns = new Turns(AT_ONCE, WAITING);
  private readonly nobodys: Promise<string>;

  constructor(private readonly cost: HashingCost) {
    this.nobodys = this.hash(randomBytes(32).toString('base64'));
  }

  /** Uses a random salt, unless the caller needs the same hash for the same password. */
  hash(password: string, salt?: Uint8Array): Promise<string> {
    const options = { ...this.cost, ...(salt && { salt }) };
    const task = { kind: 'hash', password: composed(password), options } as const;
    return this.turns.take(() => this.threads.run(task)) as Promise<string>;
  }

  /**
   * Compares the password with the hash. Without a hash, it does the same work and returns false. `permit` runs when
   * a slot is free and may refuse by throwing, so there are never more concurrent guesses than slots.
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

  /** Returns true if the hash was made with lower cost than the current one, so the password needs a new hash. */
  isOutdated(hashed: string): boolean {
    const { memoryCost, timeCost } = parseOptions(hashed);
    return memoryCost < this.cost.memoryCost || timeCost < this.cost.timeCost;
  }

  onApplicationShutdown(): Promise<void> {
    return this.threads.stop();
  }
}
