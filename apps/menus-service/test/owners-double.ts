import { AccountRequest, identity } from '@cartaviva/contracts';
import { Handles } from '@cartaviva/redis-transport';
import { Injectable, Module } from '@nestjs/common';
import { randomUUID } from 'node:crypto';

/** Double of identity-service that answers who owns an account. */
@Injectable()
export class OwnersDouble {
  readonly owners = new Map<string, string>();

  newAccount(): { accountId: string; userId: string } {
    const [accountId, userId] = [randomUUID(), randomUUID()];
    this.owners.set(accountId, userId);
    return { accountId, userId };
  }

  @Handles(identity.account.owner)
  owner({ accountId }: AccountRequest): Promise<{ userId: string | null }> {
    return Promise.resolve({ userId: this.owners.get(accountId) ?? null });
  }
}

@Module({ providers: [OwnersDouble] })
export class OwnersDoubleModule {}
