import { REVOKED_SECONDS, revokedKey } from '@cartaviva/contracts';
import { Injectable } from '@nestjs/common';
import { SharedRedis } from '../limits/shared-redis';

/**
 * Sessions and API keys that were ended a moment ago. Identity-service says so before it answers the call
 * that ended them, and every request looks: what a gateway remembers of them opens nothing from the
 * answer on. One question to Redis for each request that is somebody's.
 */
@Injectable()
export class Revoked {
  constructor(private readonly shared: SharedRedis) {}

  /** UNAVAILABLE when nobody can tell, which opens no door. */
  async has(id: string): Promise<boolean> {
    return (await this.shared.ask((redis) => redis.exists(revokedKey(id)))) === 1;
  }

  /** For what a gateway ends while identity-service is unavailable. */
  async add(id: string): Promise<void> {
    await this.shared.ask((redis) => redis.set(revokedKey(id), 1, 'EX', REVOKED_SECONDS));
  }
}
