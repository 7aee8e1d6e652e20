import { DomainError, identity, media, type Nothing, type StorageView } from '@cartaviva/contracts';
import { planOf } from '@cartaviva/domain';
import { Clock } from '@cartaviva/process';
import { Handles, MessageClient, type MessageContext } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

/** Serializes the tickets of an owner, so that two concurrent ones do not reserve the same space. */
const HOLD_STORAGE = `SELECT pg_advisory_xact_lock(hashtextextended('storage-of-' || $1, 0))`;

/**
 * Space of an owner's images, plus the space reserved for uploads. A ticket reserves space until it expires or, once
 * used, until it becomes an image or is deleted. A failed image uses no space, and an image and its ticket count
 * once. Template images belong to nobody.
 */
const USED = `
  SELECT (SELECT coalesce(sum(bytes), 0) FROM objects WHERE account_id = $1 AND status <> 'failed')
       + (SELECT coalesce(sum(max_bytes), 0) FROM upload_tickets ticket
           WHERE account_id = $1 AND confirmed_at IS NULL
             AND (redeemed_at IS NOT NULL OR expires_at > $2)
             AND NOT EXISTS (SELECT FROM objects WHERE objects.id = ticket.id)) AS bytes`;

@Injectable()
export class StorageQuotaService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly client: MessageClient,
    private readonly clock: Clock,
  ) {}

  @Handles(media.storage.usage)
  async usage(_: Nothing, context: MessageContext): Promise<StorageView> {
    const limit = await this.limitOf(context);
    return { ...limit, usedBytes: await this.usedBy(this.dataSource.manager, context.accountId) };
  }

  /**
   * Reserves space for a ticket that `issue` inserts in the same transaction. The space is `wantedBytes` or, without
   * it, the free space up to `mostBytes`. Throws STORAGE_LIMIT_REACHED if there is not enough.
   */
  async reserve(
    context: MessageContext,
    { wantedBytes, mostBytes }: { wantedBytes: number | undefined; mostBytes: number },
    issue: (manager: EntityManager, bytes: number) => Promise<void>,
  ): Promise<void> {
    const { plan, limitBytes } = await this.limitOf(context);
    await this.dataSource.transaction(async (manager) => {
      await manager.query(HOLD_STORAGE, [context.accountId]);
      const used = await this.usedBy(manager, context.accountId);
      const freeBytes = Math.max(0, limitBytes - used);
      const bytes = Math.min(wantedBytes ?? freeBytes, mostBytes);
      if (bytes === 0 || bytes > freeBytes) {
        const details = { plan, maxBytes: limitBytes, freeBytes };
        throw new DomainError('STORAGE_LIMIT_REACHED', details);
      }
      await issue(manager, bytes);
    });
  }

  /** Asks identity-service, which knows the current plan. */
  private async limitOf({ actor, requestId }: MessageContext) {
    const { subscriptionPlan: plan } = await this.client.call(
      identity.user.get,
      {},
      { actor, requestId },
    );
    return { plan, limitBytes: planOf(plan).storageBytes };
  }

  private async usedBy(manager: EntityManager, accountId: string): Promise<number> {
    const [used] = await manager.query<{ bytes: string }[]>(USED, [accountId, this.clock.now()]);
    return Number(used!.bytes);
  }
}
