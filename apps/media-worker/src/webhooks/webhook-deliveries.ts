import type { MenuChanged } from '@cartaviva/contracts';
import { Clock } from '@cartaviva/process';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { DataSource, IsNull, type EntityManager } from 'typeorm';
import { merged, type Batch } from './batched-changes';
import { MAX_TRIES } from './delivery-schedule';
import { WebhookDelivery } from './webhook-delivery.entity';

/** Time, in milliseconds, for which changes of a menu are collected before they are sent together. */
const BATCH_MS = 1000;
/** Time, in milliseconds, after which another process repeats an unfinished try. */
const TRY_LEASE_MS = 30_000;
/** Maximum number of deliveries in the log of a webhook, not counting pending ones. */
const MAX_LOGGED = 200;

/**
 * Locks the sequence of a webhook and menu, and returns its last number; returns no row if the webhook is deleted. The
 * webhook is locked first, as its deletion does, because the other order deadlocks.
 */
const LOCK_SEQUENCE = `
  INSERT INTO webhook_sequences (webhook_id, menu_id, last)
  SELECT id, $2, 0 FROM webhooks WHERE id = $1 FOR KEY SHARE
  ON CONFLICT (webhook_id, menu_id) DO UPDATE SET last = webhook_sequences.last RETURNING last`;

const FORGET_OLDEST = `
  DELETE FROM webhook_deliveries WHERE id IN (
    SELECT id FROM webhook_deliveries
    WHERE webhook_id = $1 AND (ended_at IS NOT NULL OR failed_at IS NOT NULL)
    ORDER BY happened_at DESC, id OFFSET ${MAX_LOGGED})`;

/**
 * Condition for deliveries that are pending and due at $1. Deliveries of one menu start in order, each after the
 * previous one has ended or failed.
 */
const DUE = `
  ended_at IS NULL AND failed_at IS NULL AND due_at <= $1 AND (tries > 0 OR NOT EXISTS (
    SELECT FROM webhook_deliveries earlier
    WHERE earlier.webhook_id = delivery.webhook_id AND earlier.menu_id = delivery.menu_id
      AND earlier.ended_at IS NULL AND earlier.failed_at IS NULL
      AND earlier.sequence < delivery.sequence))`;

const DUE_WEBHOOKS = `
  SELECT DISTINCT webhook_id AS id FROM webhook_deliveries delivery WHERE ${DUE} LIMIT 1000`;

const NEXT = `
  SELECT id FROM webhook_deliveries delivery WHERE webhook_id = $2 AND ${DUE}
  ORDER BY due_at, id LIMIT 1 FOR UPDATE SKIP LOCKED`;

/**
 * Manages the deliveries of webhooks. Changes of a menu within a second, or before the previous delivery is
 * answered, share one delivery. Therefore a webhook has at most one waiting and one started delivery for each menu.
 */
@Injectable()
export class WebhookDeliveries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Adds to the waiting delivery, or inserts one with the next number of the menu's sequence. */
  async add(
    manager: EntityManager,
    webhookId: string,
    { menuId }: Pick<MenuChanged, 'menuId'>,
    batch: Batch,
  ): Promise<void> {
    const locked = await manager.query<{ last: number }[]>(LOCK_SEQUENCE, [webhookId, menuId]);
    const last = locked[0]?.last;
    if (last === undefined) return;
    const waiting = await manager.findOne(WebhookDelivery, {
      where: { ...PENDING, webhookId, menuId, event: 'menu.changed', tries: 0 },
      lock: { mode: 'pessimistic_write' },
    });
    if (waiting) {
      await manager.update(WebhookDelivery, waiting.id, merged(waiting, batch));
      return;
    }
    const sequence = last + 1;
    const happenedAt = this.clock.now();
    const dueAt = new Date(happenedAt.getTime() + BATCH_MS);
    await manager.insert(WebhookDelivery, {
      ...{ id: randomUUID(), webhookId, menuId, event: 'menu.changed', sequence },
      ...{ ...merged(batch, NOTHING), happenedAt, dueAt },
    });
    await manager.query(
      `UPDATE webhook_sequences SET last = $3 WHERE webhook_id = $1 AND menu_id = $2`,
      [webhookId, menuId, sequence],
    );
    await manager.query(FORGET_OLDEST, [webhookId]);
  }

  /** Adds a test delivery, which is tried once and immediately. */
  async addTest(webhookId: string): Promise<WebhookDelivery> {
    const now = this.clock.now();
    const id = randomUUID();
    await this.rows.insert({
      ...{ id, webhookId, menuId: null, event: 'webhook.test' },
      ...{ happenedAt: now, dueAt: now, tries: MAX_TRIES - 1 },
    });
    await this.dataSource.query(FORGET_OLDEST, [webhookId]);
    return this.rows.findOneByOrFail({ id });
  }

  /** Makes a delivery due immediately. A delivery that has ended or failed is tried once more, with the same ID. */
  async again({ id, endedAt, failedAt }: WebhookDelivery): Promise<WebhookDelivery> {
    const isOver = endedAt !== null || failedAt !== null;
    await this.rows.update(id, {
      dueAt: this.clock.now(),
      ...(isOver && { endedAt: null, failedAt: null, tries: MAX_TRIES - 1 }),
    });
    return this.rows.findOneByOrFail({ id });
  }

  async dueWebhooks(): Promise<string[]> {
    const rows = await this.dataSource.query<{ id: string }[]>(DUE_WEBHOOKS, [this.clock.now()]);
    return rows.map(({ id }) => id);
  }

  /** Starts a try of the delivery that has been due for the longest time. */
  async begin(webhookId: string): Promise<WebhookDelivery | null> {
    const now = this.clock.now();
    return this.dataSource.transaction(async (manager) => {
      const [next] = await manager.query<{ id: string }[]>(NEXT, [now, webhookId]);
      if (!next) return null;
      const dueAt = new Date(now.getTime() + TRY_LEASE_MS);
      await manager.update(WebhookDelivery, next.id, { dueAt, tries: () => 'tries + 1' });
      return manager.findOneByOrFail(WebhookDelivery, { id: next.id });
    });
  }

  /** Marks the waiting deliveries of a webhook as failed. The owner can still request them again. */
  async giveUp(manager: EntityManager, webhookId: string): Promise<void> {
    const failedAt = this.clock.now();
    await manager.update(WebhookDelivery, { ...PENDING, webhookId }, { failedAt });
  }

  private get rows() {
    return this.dataSource.getRepository(WebhookDelivery);
  }
}

const NOTHING: Batch = { changes: [], omitted: [] };
const PENDING = { endedAt: IsNull(), failedAt: IsNull() } as const;
