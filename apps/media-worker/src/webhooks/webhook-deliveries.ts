import { Clock } from '@cartaviva/process';
import { Injectable } from '@nestjs/common';
import { DataSource, In, IsNull, LessThanOrEqual, MoreThan, Not, type Repository } from 'typeorm';
import { WebhookDelivery } from './webhook-delivery.entity';

/** How long a delivery is tried, in milliseconds, from when its event happened. */
const TRY_FOR_MS = 75 * 60_000;

type NewDelivery = Pick<WebhookDelivery, 'id' | 'webhookId' | 'event' | 'menuId' | 'happenedAt'>;

/**
 * What waits for each webhook. A delivery says no more than which menu changed, so one delivery stands for
 * all changes before it is begun, and one more for those after. For one webhook, event and menu there is one
 * that waits and one that was begun, at most, however many changes there are.
 */
@Injectable()
export class WebhookDeliveries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** @returns the webhooks with a delivery of these still to be sent */
  async add(deliveries: readonly NewDelivery[]): Promise<string[]> {
    if (deliveries.length === 0) return [];
    const rows = [...deliveries];
    await this.rows.createQueryBuilder().insert().values(rows).orIgnore().execute();
    // Those of an event that comes again, too: who took it first may have died before its job was queued.
    const added = await this.rows.findBy({ id: In(rows.map(({ id }) => id)), endedAt: IsNull() });
    return added.map(({ webhookId }) => webhookId);
  }

  /** Begins what was begun least often, in place of an older one that says the same. */
  async begin(webhookId: string): Promise<WebhookDelivery | null> {
    const due = { webhookId, endedAt: IsNull() };
    const next = await this.rows.findOne({
      where: { ...due, happenedAt: MoreThan(new Date(this.clock.now().getTime() - TRY_FOR_MS)) },
      order: { tries: 'ASC', happenedAt: 'ASC' },
    });
    if (!next) return null;
    await this.rows.increment({ id: next.id }, 'tries', 1);
    const { id, event, menuId, happenedAt } = next;
    const older = { id: Not(id), tries: MoreThan(0), happenedAt: LessThanOrEqual(happenedAt) };
    await this.rows.delete({ ...due, ...older, event, menuId });
    return next;
  }

  async end(id: string): Promise<void> {
    await this.rows.update(id, { endedAt: this.clock.now() });
  }

  /** Nothing is sent to this webhook any more. */
  async giveUp(webhookId: string): Promise<void> {
    await this.rows.delete({ webhookId, endedAt: IsNull() });
  }

  private get rows(): Repository<WebhookDelivery> {
    return this.dataSource.getRepository(WebhookDelivery);
  }
}
