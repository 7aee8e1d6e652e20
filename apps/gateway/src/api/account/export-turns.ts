import { DomainError } from '@cartaviva/contracts';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { SharedRedis } from '../../pipeline/limits/shared-redis';

/** After this long a turn is over, whatever became of its gateway, in seconds. */
const MAX_SECONDS = 900;
const COME_BACK_SECONDS = 30;

/** Ends a turn, unless it ran out and another's has begun. KEYS[1] the turn; ARGV[1] its id. */
const END = `
if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end`;

/** One download per user at a time, over all gateways. */
@Injectable()
export class ExportTurns {
  constructor(private readonly shared: SharedRedis) {}

  /** @returns how to end the turn. TOO_MANY_REQUESTS while another of the user's lasts. */
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
