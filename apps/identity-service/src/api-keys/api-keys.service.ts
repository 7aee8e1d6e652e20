import {
  DomainError,
  identityEvents,
  type ApiKeyView,
  type CreateApiKey,
  type RevokeApiKey,
} from '@cartaviva/contracts';
import { normalizedText } from '@cartaviva/domain';
import { emit } from '@cartaviva/persistence';
import { Clock } from '@cartaviva/process';
import type { MessageContext } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, type EntityManager, type FindOptionsWhere } from 'typeorm';
import { AccountEventsService } from '../account-events/account-events.service';
import { plainMail } from '../mails/mails';
import { Revocations } from '../revocations/revocations';
import { lockAccount } from '../users/account-rows';
import { ApiKey } from './api-key.entity';
import { toApiKeyView } from './api-key.view';

/** Living keys that one user may have. */
const MAX_KEYS = 10;

type RevokedKey = Pick<ApiKey, 'digest' | 'name'>;

/** The acting user's keys. */
@Injectable()
export class ApiKeysService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly events: AccountEventsService,
    private readonly revocations: Revocations,
    private readonly clock: Clock,
  ) {}

  /** The living ones, newest first. */
  async list({ userId }: MessageContext): Promise<ApiKeyView[]> {
    return (await this.livingOf(this.dataSource.manager, userId)).map(toApiKeyView);
  }

  /** A user's living keys, newest first. */
  livingOf(manager: EntityManager, userId: string): Promise<ApiKey[]> {
    return manager.find(ApiKey, {
      where: { userId, revokedAt: IsNull() },
      order: { createdAt: 'DESC', id: 'ASC' },
    });
  }

  /**
   * Notes a key that the gateway made, and the owner is mailed. Refused as EMAIL_NOT_VERIFIED, as
   * ACCOUNT_CLOSING while a deletion is under way, and as API_KEY_LIMIT_REACHED when there are ten.
   */
  create(
    { userId, requestId }: MessageContext,
    { name, userAgent, prefix, digest }: CreateApiKey,
  ): Promise<ApiKeyView> {
    return this.dataSource.transaction(async (manager) => {
      const owner = await lockAccount(manager, { id: userId });
      if (!owner) throw new DomainError('UNAUTHENTICATED');
      if (!owner.isEmailVerified) throw new DomainError('EMAIL_NOT_VERIFIED');
      if (owner.erasesAt) throw new DomainError('ACCOUNT_CLOSING');
      const living = await manager.countBy(ApiKey, { userId, revokedAt: IsNull() });
      if (living >= MAX_KEYS) throw new DomainError('API_KEY_LIMIT_REACHED', { limit: MAX_KEYS });
      const made = await manager.save(ApiKey, {
        userId,
        name: normalizedText(name),
        prefix,
        digest,
        createdAt: this.clock.now(),
      });
      const about = { userId, requestId, userAgent, detail: made.name };
      await this.events.record(manager, 'api-key-created', about);
      const apiKeys = [{ name: made.name, prefix: made.prefix, isEnded: false }];
      const mail = { ...plainMail('api-key-created', owner), apiKeys };
      await emit(manager, identityEvents.mailRequested, mail, requestId);
      return toApiKeyView(made);
    });
  }

  /** Somebody else's key is as missing as one that never was: API_KEY_NOT_FOUND. */
  async revoke(
    { userId, requestId }: MessageContext,
    { apiKeyId, userAgent }: RevokeApiKey,
  ): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const [revoked] = await this.revokeWhere(manager, { id: apiKeyId, userId }, requestId);
      if (!revoked) throw new DomainError('API_KEY_NOT_FOUND');
      const about = { userId, requestId, userAgent, detail: revoked.name };
      await this.events.record(manager, 'api-key-revoked', about);
    });
  }

  /** Living keys open nothing any more once the caller's transaction commits, and gateways hear so. */
  async revokeWhere(
    manager: EntityManager,
    where: FindOptionsWhere<ApiKey>,
    requestId: string,
  ): Promise<RevokedKey[]> {
    const updated = await manager
      .createQueryBuilder()
      .update(ApiKey)
      .set({ revokedAt: this.clock.now() })
      .where({ ...where, revokedAt: IsNull() })
      .returning('digest, name')
      .execute();
    const revoked = updated.raw as RevokedKey[];
    const digests = revoked.map(({ digest }) => digest);
    if (digests.length > 0) {
      await this.revocations.publish(digests);
      await emit(manager, identityEvents.apiKeysRevoked, { digests }, requestId);
    }
    return revoked;
  }
}
