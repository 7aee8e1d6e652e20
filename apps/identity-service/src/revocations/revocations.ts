import { redisOptions } from '@cartaviva/config';
import { DomainError, REVOKED_SECONDS, revokedKey } from '@cartaviva/contracts';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Redis } from 'ioredis';

/** Injects the address of the Redis that gateways look into. */
export const REVOCATIONS_REDIS = Symbol('revocations redis');

/**
 * Tells every gateway that sessions or API keys are ended. Called inside the transaction that ends them:
 * once it is answered no gateway lets them in, and when gateways cannot be told nothing is ended. Should
 * the transaction fail afterwards, what it would have ended opens nothing for a minute.
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
      // A frozen Redis is left for the one that took over from it.
      socketTimeout: 2000,
    });
    // Outages are told by the transport's connections; here they only refuse the revocation.
    this.connection.on('error', () => undefined);
  }

  /** UNAVAILABLE when gateways cannot be told. */
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
