import { DomainError } from '@cartaviva/contracts';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { SharedRedis } from '../../pipeline/limits/shared-redis';

/** Lifetime of a lock in seconds. It frees the lock of a gateway that stopped during an export. */
const MAX_SECONDS = 900;
const COME_BACK_SECONDS = 30;

/** Releases a lock unless it expired and another export holds it. KEYS[1]: the lock; ARGV[1]: its ID. */
const END = `
if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end`;

/** Limits each account to one export at a time across all gateways. */
@Injectable()
export class ExportTurns {
  constructor(private readonly shared: SharedRedis) {}

  /**
   * @returns a function that releases the lock
   * @throws DomainError TOO_MANY_REQUESTS while another export of the account is running
   */
  async take(userId: string): Promise<() => void> {
    const key = `cv-export:${userId}`;
    const turn = randomUUID();
    const isMine = await this.shared.ask((redis) => redis.set(key, turn, 'EX', MAX_SECONDS, 'NX'));
    if (!isMine) {
      throw new DomainError('TOO_MANY_REQUESTS', { retryAfterSeconds: COME_BACK_SECONDS });
    }
    return () => {
      this.shared.ask((redis) => redis.eval(END, 1, key, turn)).catch(() => undefined);
    };
  }
}
