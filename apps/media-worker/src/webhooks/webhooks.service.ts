import {
  DomainError,
  MAX_WEBHOOKS,
  type CreatedWebhook,
  type CreateWebhookRequest,
  type WebhookView,
} from '@cartaviva/contracts';
import { seal } from '@cartaviva/secrets';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CONFIG, type MediaConfig } from '../config';
import { newWebhookSecret } from './signature';
import { WebhookTargets } from './webhook-targets';
import { Webhook } from './webhook.entity';
import { toWebhookView } from './webhook.view';

/** Whoever makes a user's webhooks takes turns, each until its transaction ends. */
const LOCK_OWNER = `SELECT pg_advisory_xact_lock(hashtextextended('webhooks-of-' || $1, 0))`;

/** The acting user's webhooks. */
@Injectable()
export class WebhooksService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly targets: WebhookTargets,
    @Inject(CONFIG) private readonly config: Pick<MediaConfig, 'MAIL_KEY'>,
  ) {}

  async list(userId: string): Promise<WebhookView[]> {
    const order = { createdAt: 'ASC', id: 'ASC' } as const;
    const webhooks = await this.dataSource.manager.find(Webhook, { where: { userId }, order });
    return webhooks.map(toWebhookView);
  }

  /** Refused as WEBHOOK_FORBIDDEN_TARGET and WEBHOOK_LIMIT_REACHED. */
  async create(userId: string, { url, events }: CreateWebhookRequest): Promise<CreatedWebhook> {
    await this.requireTarget(url);
    const secret = newWebhookSecret();
    return this.dataSource.transaction(async (manager) => {
      await manager.query(LOCK_OWNER, [userId]);
      if ((await manager.countBy(Webhook, { userId })) >= MAX_WEBHOOKS) {
        throw new DomainError('WEBHOOK_LIMIT_REACHED', { limit: MAX_WEBHOOKS });
      }
      const sealedSecret = seal(secret, this.config.MAIL_KEY);
      const webhook = manager.create(Webhook, { userId, url, events, sealedSecret });
      return { ...toWebhookView(await manager.save(webhook)), secret };
    });
  }

  async delete(userId: string, id: string): Promise<void> {
    const { affected } = await this.dataSource.manager.delete(Webhook, { id, userId });
    if (!affected) throw new DomainError('WEBHOOK_NOT_FOUND');
  }

  /** A name that leads nowhere is refused like one that leads inside. */
  private async requireTarget(url: string): Promise<void> {
    await this.targets.addressOf(new URL(url)).catch(() => {
      throw new DomainError('WEBHOOK_FORBIDDEN_TARGET');
    });
  }
}
