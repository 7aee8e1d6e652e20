import type { MenuChanged } from '@cartaviva/contracts';
import { Clock } from '@cartaviva/process';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { DataSource, IsNull, type EntityManager } from 'typeorm';
import { merged, type Batch } from './batched-changes';
import { MAX_TRIES } from './delivery-schedule';
import { WebhookDelivery } from './webhook-delivery.entity';

/** How long changes of one menu are awaited before they are sent together, in milliseconds. */
const BATCH_MS = 1000;
/** How long a try may take before another process makes it again, in milliseconds. */
const TRY_LEASE_MS = 30_000;
/** Most deliveries in the log of one webhook, besides those that are pending. */
const MAX_LOGGED = 200;

/** Whoever adds to the deliveries of one menu to one webhook takes turns. @returns the last number given */
const LOCK_SEQUENCE = `
  INSERT INTO webhook_sequences (webhook_id, menu_id, last) VALUES ($1, $2, 0)
  ON CONFLICT (webhook_id, menu_id) DO UPDATE SET last = webhook_sequences.last RETURNING last`;

const FORGET_OLDEST = `
  DELETE FROM webhook_deliveries WHERE id IN (
    SELECT id FROM webhook_deliveries
    WHERE webhook_id = $1 AND (ended_at IS NOT NULL OR failed_at IS NOT NULL)
    ORDER BY happened_at DESC, id OFFSET ${MAX_LOGGED})`;

/** Pending and due at $1. Of one menu nothing is begun before the delivery before it ended or failed. */
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
 * What is to be sent to each webhook. The changes of one menu that come within a second, or before the
 * delivery before them was answered, are one delivery: for one webhook and menu there is one that waits
 * and one that was begun, at most, however many changes there are.
 */
@Injectable()
export class WebhookDeliveries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Adds to the delivery that waits, or makes one with the next number of the menu's sequence. */
  async add(
    manager: EntityManager,
    webhookId: string,
    { menuId }: Pick<MenuChanged, 'menuId'>,
    batch: Batch,
  ): Promise<void> {
    const [{ last }] = await manager.query<[{ last: number }]>(LOCK_SEQUENCE, [webhookId, menuId]);
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

  /** A test for one webhook, tried once and at once. */
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

  /** Makes it due at once: what ended or failed is tried once more, under the same id. */
  async again({ id, endedAt, failedAt }: WebhookDelivery): Promise<WebhookDelivery> {
    const isOver = endedAt !== null || failedAt !== null;
    await this.rows.update(id, {
      dueAt: this.clock.now(),
      ...(isOver && { endedAt: null, failedAt: null, tries: MAX_TRIES - 1 }),
    });
    return this.rows.findOneByOrFail({ id });
  }

  /** Ids of the webhooks with something to be sent now. */
  async dueWebhooks(): Promise<string[]> {
    const rows = await this.dataSource.query<{ id: string }[]>(DUE_WEBHOOKS, [this.clock.now()]);
    return rows.map(({ id }) => id);
  }

  /** Begins a try of what has been due for longest. */
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

  /** What waits for this webhook is not sent any more, unless its owner asks for it. */
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
