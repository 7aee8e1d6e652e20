import { redisOptions } from '@cartaviva/config';
import { DomainError, REVOKED_SECONDS, revokedKey } from '@cartaviva/contracts';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Redis } from 'ioredis';

/** Injects the URL of the Redis in which gateways look up revocations. */
export const REVOCATIONS_REDIS = Symbol('revocations redis');

/**
 * Tells every gateway that sessions or API keys have ended. The transaction that ends them calls it: after it
 * returns, no gateway accepts them, and if it fails, nothing ends. If the transaction fails afterwards, gateways
 * reject the sessions and keys for one minute.
 */
@Injectable()
export class Revocations implements OnApplicationShutdown {
  private readonly connection: Redis;

  constructor(@Inject(REVOCATIONS_REDIS) url: string) {
    this.connection = new Redis({
      ...redisOptions(url),
      connectionName: 'identity-revocations',
      autoResendUnfulfilledCommands: false,
      maxRetriesPerRequest: 0,
      commandTimeout: 1000,
      // If Redis hangs, the client reconnects, perhaps to the replica that took over.
      socketTimeout: 2000,
    });
    // The connections of the transport report outages. An outage here only refuses the revocation.
    this.connection.on('error', () => undefined);
  }

  /** Throws UNAVAILABLE if the gateways cannot be told. */
  async publish(ids: readonly string[]): Promise<void> {
    try {
      await Promise.all(
        ids.map((id) => this.connection.set(revokedKey(id), 1, 'EX', REVOKED_SECONDS)),
      );
    } catch {
      throw new DomainError('UNAVAILABLE');
    }
  }

  onApplicationShutdown(): void {
    this.connection.disconnect();
  }
}
