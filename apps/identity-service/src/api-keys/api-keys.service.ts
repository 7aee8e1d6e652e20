import {
  answeringPerson,
  DomainError,
  identity,
  identityEvents,
  toMailedActor,
  type ApiKeyView,
  type Nothing,
  type RequestTo,
} from '@cartaviva/contracts';
import {
  API_KEY_SCOPES,
  getMoment,
  grantedScopes,
  normalizedText,
  rotatedKey,
  RULE_MESSAGES,
} from '@cartaviva/domain';
import { emit } from '@cartaviva/persistence';
import { Clock } from '@cartaviva/process';
import { Handles, type MessageContext } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, MoreThan, type EntityManager, type FindOptionsWhere } from 'typeorm';
import { findOwner, lockAccount } from '../accounts/account-rows';
import { AccountEventsService } from '../account-events/account-events.service';
import { plainMail } from '../mails/mails';
import { requireSameRole } from '../members/people-rules';
import { Revocations } from '../revocations/revocations';
import { ApiKey } from './api-key.entity';
import { toApiKeyView } from './api-key.view';

const MAX_KEYS = 10;

type RevokedKey = Pick<ApiKey, 'digest' | 'name' | 'prefix'> & {
  readonly previous_digest: string | null;
};

@Injectable()
export class ApiKeysService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly events: AccountEventsService,
    private readonly revocations: Revocations,
    private readonly clock: Clock,
  ) {}

  @Handles(identity.apiKey.list)
  async list(_: Nothing, { accountId }: MessageContext): Promise<ApiKeyView[]> {
    const keys = await this.livingOf(this.dataSource.manager, accountId);
    return keys.map((key) => toApiKeyView(key, this.clock.now()));
  }

  /** Returns an account's keys that are not revoked, newest first. Expired keys are included. */
  livingOf(manager: EntityManager, accountId: string): Promise<ApiKey[]> {
    return manager.find(ApiKey, {
      where: { accountId, revokedAt: IsNull() },
      order: { createdAt: 'DESC', id: 'ASC' },
    });
  }

  /**
   * Stores a key that the gateway generated, and mails the owner. Throws INVALID_INPUT if the expiry is not in the
   * future, EMAIL_NOT_VERIFIED, ACCOUNT_CLOSING if a deletion is scheduled, and API_KEY_LIMIT_REACHED if the account
   * has ten keys.
   */
  @Handles(identity.apiKey.create)
  async create(
    {
      name,
      scopes = [...API_KEY_SCOPES],
      expiresAt,
      userAgent,
      prefix,
      digest,
    }: RequestTo<typeof identity.apiKey.create>,
    context: MessageContext,
  ): Promise<ApiKeyView> {
    const { actor, accountId, requestId } = context;
    const ends = this.requireFuture(expiresAt);
    return this.dataSource.transaction(async (manager) => {
      const account = await lockAccount(manager, accountId);
      if (!account) throw new DomainError('UNAUTHENTICATED');
      const { owner } = account;
      await requireSameRole(manager, context);
      if (!owner.isEmailVerified) throw new DomainError('EMAIL_NOT_VERIFIED');
      if (owner.erasesAt) throw new DomainError('ACCOUNT_CLOSING');
      const living = await manager.countBy(ApiKey, { accountId, revokedAt: IsNull() });
      if (living >= MAX_KEYS) throw new DomainError('API_KEY_LIMIT_REACHED', { limit: MAX_KEYS });
      const made = await manager.save(ApiKey, {
        accountId,
        madeBy: answeringPerson(actor),
        ...{ name: normalizedText(name), prefix, digest },
        ...{ scopes: grantedScopes(scopes), expiresAt: ends, createdAt: this.clock.now() },
        ...{ lastUsedAt: null, rotatedAt: null, previousDigest: null, previousExpiresAt: null },
      });
      const about = { userId: owner.id, requestId, userAgent, detail: made.name };
      await this.events.record(manager, 'api-key-created', about);
      const key = { by: toMailedActor(actor), apiKeys: [mailed(made)] };
      const mail = { ...plainMail('api-key-created', owner), ...key };
      await emit(manager, identityEvents.mailRequested, mail, requestId);
      return toApiKeyView(made, this.clock.now());
    });
  }

  /**
   * Replaces the secret of a key by one that the gateway generated, with the same lifetime. The previous secret
   * works for one more day, and a secret from an earlier rotation stops working. Mails the owner. Throws
   * ACCOUNT_CLOSING and API_KEY_NOT_FOUND.
   */
  @Handles(identity.apiKey.rotate)
  rotate(
    { apiKeyId, userAgent, prefix, digest }: RequestTo<typeof identity.apiKey.rotate>,
    context: MessageContext,
  ): Promise<ApiKeyView> {
    const { actor, accountId, requestId } = context;
    return this.dataSource.transaction(async (manager) => {
      const account = await lockAccount(manager, accountId);
      if (!account) throw new DomainError('UNAUTHENTICATED');
      const { owner } = account;
      await requireSameRole(manager, context);
      if (owner.erasesAt) throw new DomainError('ACCOUNT_CLOSING');
      const where = { id: apiKeyId, accountId, revokedAt: IsNull() };
      const key = await manager.findOne(ApiKey, { where, lock: { mode: 'pessimistic_write' } });
      if (!key) throw new DomainError('API_KEY_NOT_FOUND');
      const now = this.clock.now();
      const issuedAt = key.rotatedAt ?? key.createdAt;
      const ended = key.previousDigest;
      const changed = {
        ...rotatedKey({ issuedAt, expiresAt: key.expiresAt }, now),
        ...{ prefix, digest, rotatedAt: now, previousDigest: key.digest },
        // The new secret ends when the user who saw it leaves the account.
        madeBy: answeringPerson(actor),
        previousMadeBy: key.madeBy,
      };
      await manager.update(ApiKey, apiKeyId, changed);
      const rotated = { ...key, ...changed };
      if (ended) await this.publishEnd(manager, [ended], requestId);
      const about = { userId: owner.id, requestId, userAgent, detail: key.name };
      await this.events.record(manager, 'api-key-rotated', about);
      const view = toApiKeyView(rotated, now);
      const until = view.previousExpiresAt ?? undefined;
      const secret = { by: toMailedActor(actor), apiKeys: [mailed(rotated)] };
      const mail = { ...plainMail('api-key-rotated', owner, until), ...secret };
      await emit(manager, identityEvents.mailRequested, mail, requestId);
      return view;
    });
  }

  /** Throws API_KEY_NOT_FOUND if the key does not exist or belongs to another account. */
  @Handles(identity.apiKey.revoke)
  async revoke(
    { apiKeyId, userAgent }: RequestTo<typeof identity.apiKey.revoke>,
    { accountId, requestId }: MessageContext,
  ): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const [revoked] = await this.revokeWhere(manager, { id: apiKeyId, accountId }, requestId);
      if (!revoked) throw new DomainError('API_KEY_NOT_FOUND');
      const owner = await findOwner(manager, accountId);
      if (!owner) return;
      const about = { userId: owner.id, requestId, userAgent, detail: revoked.name };
      await this.events.record(manager, 'api-key-revoked', about);
    });
  }

  /** Revokes the matching keys when the caller's transaction commits, and tells the gateways. */
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
      .returning('digest, previous_digest, name, prefix')
      .execute();
    const revoked = updated.raw as RevokedKey[];
    const digests = revoked
      .flatMap(({ digest, previous_digest }) => [digest, previous_digest])
      .filter((digest) => digest !== null);
    if (digests.length > 0) await this.publishEnd(manager, digests, requestId);
    return revoked;
  }

  /** Ends the previous secrets that a member saw. The keys themselves keep working. */
  async endPreviousOf(
    manager: EntityManager,
    { accountId, madeBy }: { accountId: string; madeBy: string },
    requestId: string,
  ): Promise<void> {
    const now = this.clock.now();
    const where = { accountId, previousMadeBy: madeBy, previousExpiresAt: MoreThan(now) };
    const updated = await manager
      .createQueryBuilder()
      .update(ApiKey)
      .set({ previousExpiresAt: now })
      .where(where)
      .returning('previous_digest')
      .execute();
    const digests = (updated.raw as { previous_digest: string }[]).map(
      (row) => row.previous_digest,
    );
    if (digests.length > 0) await this.publishEnd(manager, digests, requestId);
  }

  private async publishEnd(
    manager: EntityManager,
    digests: string[],
    requestId: string,
  ): Promise<void> {
    await this.revocations.publish(digests);
    await emit(manager, identityEvents.apiKeysRevoked, { digests }, requestId);
  }

  private requireFuture(moment: string | null | undefined): Date | null {
    if (moment === null || moment === undefined) return null;
    const date = getMoment(moment);
    if (date > this.clock.now()) return date;
    throw new DomainError('INVALID_INPUT', { fields: { expiresAt: RULE_MESSAGES.keyExpiry } });
  }
}

const mailed = ({ name, prefix }: Pick<ApiKey, 'name' | 'prefix'>) => ({
  name,
  prefix,
  isEnded: false,
});
