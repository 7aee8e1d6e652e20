import { REVOKED_SECONDS, revokedKey } from '@cartaviva/contracts';
import { Injectable } from '@nestjs/common';
import { SharedRedis } from '../limits/shared-redis';

/**
 * Recently ended sessions and API keys. identity-service writes them to Redis before it answers the call that ends
 * them. Every authenticated request checks them with one Redis command, so that cached sessions and keys stop working
 * immediately.
 */
@Injectable()
export class Revoked {
  constructor(private readonly shared: SharedRedis) {}

  /** Rejects with UNAVAILABLE without Redis, which denies access. */
  async has(id: string): Promise<boolean> {
    return (await this.shared.ask((redis) => redis.exists(revokedKey(id)))) === 1;
  }

  /** Records a session that a gateway ends while identity-service is unavailable. */
  async add(id: string): Promise<void> {
    await this.shared.ask((redis) => redis.set(revokedKey(id), 1, 'EX', REVOKED_SECONDS));
  }
}
