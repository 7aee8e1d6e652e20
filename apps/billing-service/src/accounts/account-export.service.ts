import type { ExportedContent } from '@cartaviva/contracts';
import type { MessageContext } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Subscription } from '../subscriptions/subscription.entity';

/** What billing-service holds about the acting user. */
@Injectable()
export class AccountExport {
  constructor(private readonly dataSource: DataSource) {}

  async export({ userId }: MessageContext): Promise<ExportedContent> {
    const subscriptions = await this.dataSource.manager.find(Subscription, {
      where: { userId },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
    return { subscriptions: subscriptions.map(exported) };
  }
}

function exported(subscription: Subscription) {
  const { id, plan, status, isTrial, amount, currency, paypalSubscriptionId } = subscription;
  const { expiresAt, createdAt, updatedAt } = subscription;
  return {
    ...{ id, plan, status, isTrial, amount, currency, paypalSubscriptionId },
    expiresAt: expiresAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
