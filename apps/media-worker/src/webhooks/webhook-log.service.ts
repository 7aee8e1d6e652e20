import {
  DomainError,
  media,
  type Page,
  type RequestTo,
  type WebhookDeliveryDetail,
  type WebhookDeliveryView,
} from '@cartaviva/contracts';
import { Handles, type MessageContext } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { payloadOf } from './payload';
import { WebhookAttempt } from './webhook-attempt.entity';
import { WebhookDeliveries } from './webhook-deliveries';
import { WebhookDelivery } from './webhook-delivery.entity';
import { toAttemptView, toDeliveryView } from './webhook-delivery.view';
import { Webhook } from './webhook.entity';

const COUNT_ATTEMPTS = `
  SELECT delivery_id AS id, count(*)::int AS count FROM webhook_attempts
  WHERE delivery_id = ANY($1) GROUP BY delivery_id`;

type DeliveryRequest = RequestTo<typeof media.webhookDelivery.get>;

@Injectable()
export class WebhookLogService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly deliveries: WebhookDeliveries,
  ) {}

  /** Returns the newest first. Throws WEBHOOK_NOT_FOUND. */
  @Handles(media.webhookDelivery.list)
  async list(
    { webhookId, page, limit }: RequestTo<typeof media.webhookDelivery.list>,
    { accountId }: MessageContext,
  ): Promise<Page<WebhookDeliveryView>> {
    await this.requireOwn(accountId, webhookId);
    const [deliveries, total] = await this.dataSource.manager.findAndCount(WebhookDelivery, {
      where: { webhookId },
      order: { happenedAt: 'DESC', id: 'ASC' },
      skip: (page - 1) * limit,
      take: limit,
    });
    const counts = await this.countsOf(deliveries.map(({ id }) => id));
    const rows = deliveries.map((each) => toDeliveryView(each, counts.get(each.id) ?? 0));
    return { rows, total };
  }

  /** Throws WEBHOOK_NOT_FOUND and WEBHOOK_DELIVERY_NOT_FOUND. */
  @Handles(media.webhookDelivery.get)
  async get(asked: DeliveryRequest, { accountId }: MessageContext): Promise<WebhookDeliveryDetail> {
    const delivery = await this.find(accountId, asked);
    const attempts = await this.dataSource.manager.find(WebhookAttempt, {
      where: { deliveryId: delivery.id },
      order: { id: 'DESC' },
    });
    return {
      ...toDeliveryView(delivery, attempts.length),
      body: JSON.stringify(payloadOf(delivery)),
      attempts: attempts.map(toAttemptView),
    };
  }

  /** Makes the delivery due immediately. Throws the same errors as `get`. */
  @Handles(media.webhookDelivery.redeliver)
  async redeliver(
    asked: DeliveryRequest,
    { accountId }: MessageContext,
  ): Promise<WebhookDeliveryView> {
    const delivery = await this.deliveries.again(await this.find(accountId, asked));
    const counts = await this.countsOf([delivery.id]);
    return toDeliveryView(delivery, counts.get(delivery.id) ?? 0);
  }

  private async find(
    accountId: string,
    { webhookId, deliveryId: id }: DeliveryRequest,
  ): Promise<WebhookDelivery> {
    await this.requireOwn(accountId, webhookId);
    const delivery = await this.dataSource.manager.findOneBy(WebhookDelivery, { id, webhookId });
    if (!delivery) throw new DomainError('WEBHOOK_DELIVERY_NOT_FOUND');
    return delivery;
  }

  private async requireOwn(accountId: string, id: string): Promise<void> {
    const isOwn = await this.dataSource.manager.existsBy(Webhook, { id, accountId });
    if (!isOwn) throw new DomainError('WEBHOOK_NOT_FOUND');
  }

  private async countsOf(ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const rows = await this.dataSource.query<{ id: string; count: number }[]>(COUNT_ATTEMPTS, [
      ids,
    ]);
    return new Map(rows.map(({ id, count }) => [id, count]));
  }
}
