import {
  answeringPerson,
  DomainError,
  MAX_WEBHOOKS,
  media,
  mediaEvents,
  menus,
  toMailedActor,
  type CreatedWebhook,
  type Nothing,
  type OverVersion,
  type RequestTo,
  type WebhookDeliveryView,
  type WebhookView,
} from '@cartaviva/contracts';
import { requireVersion, RULE_MESSAGES } from '@cartaviva/domain';
import { emit } from '@cartaviva/persistence';
import { Clock } from '@cartaviva/process';
import { Handles, MessageClient, type MessageContext } from '@cartaviva/redis-transport';
import { open, seal } from '@cartaviva/secrets';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { CONFIG, type MediaConfig } from '../config';
import { newWebhookSecret } from './signature';
import { WebhookDeliveries } from './webhook-deliveries';
import { toDeliveryView } from './webhook-delivery.view';
import { WebhookTargets } from './webhook-targets';
import { hostOf, Webhook } from './webhook.entity';
import { toWebhookView } from './webhook.view';

/** Serializes the creation of an account's webhooks until the transaction ends. */
const LOCK_OWNER = `SELECT pg_advisory_xact_lock(hashtextextended('webhooks-of-' || $1, 0))`;
/** Time, in milliseconds, for which a replaced secret still signs next to the new one. */
const ROTATION_MS = 24 * 60 * 60_000;

/**
 * Manages the webhooks of an account. Throws WEBHOOK_NOT_FOUND if a webhook does not exist or belongs to another
 * account.
 */
@Injectable()
export class WebhooksService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly targets: WebhookTargets,
    private readonly deliveries: WebhookDeliveries,
    private readonly clock: Clock,
    private readonly client: MessageClient,
    @Inject(CONFIG) private readonly config: Pick<MediaConfig, 'MAIL_KEY' | 'MAIL_KEY_PREVIOUS'>,
  ) {}

  @Handles(media.webhook.list)
  async list(_: Nothing, { accountId }: MessageContext): Promise<WebhookView[]> {
    const order = { createdAt: 'ASC', id: 'ASC' } as const;
    const webhooks = await this.dataSource.manager.find(Webhook, { where: { accountId }, order });
    return webhooks.map((webhook) => this.viewOf(webhook));
  }

  @Handles(media.webhook.get)
  async get(
    { webhookId: id }: RequestTo<typeof media.webhook.get>,
    { accountId }: MessageContext,
  ): Promise<WebhookView> {
    const webhook = await this.dataSource.manager.findOneBy(Webhook, { id, accountId });
    if (!webhook) throw new DomainError('WEBHOOK_NOT_FOUND');
    return this.viewOf(webhook);
  }

  /**
   * A repeated request with the same `newId` creates one webhook. Throws WEBHOOK_FORBIDDEN_TARGET,
   * WEBHOOK_LIMIT_REACHED, and INVALID_INPUT for a menu outside the account.
   */
  @Handles(media.webhook.create)
  async create(
    { newId, ...wanted }: RequestTo<typeof media.webhook.create>,
    context: MessageContext,
  ): Promise<CreatedWebhook> {
    const { actor, accountId } = context;
    await this.requireMenus(wanted.menuIds, context);
    await this.requireTarget(wanted.url);
    const { secret, sealedSecret } = this.newSecret();
    return this.dataSource.transaction(async (manager) => {
      await manager.query(LOCK_OWNER, [accountId]);
      const known = newId && (await manager.findOneBy(Webhook, { id: newId, accountId }));
      if (known) {
        const { MAIL_KEY, MAIL_KEY_PREVIOUS } = this.config;
        const secret = open(known.sealedSecret, MAIL_KEY, MAIL_KEY_PREVIOUS);
        return { ...this.viewOf(known), secret };
      }
      if ((await manager.countBy(Webhook, { accountId })) >= MAX_WEBHOOKS) {
        throw new DomainError('WEBHOOK_LIMIT_REACHED', { limit: MAX_WEBHOOKS });
      }
      const webhook = manager.create(Webhook, {
        ...wanted,
        ...(newId && { id: newId }),
        accountId,
        madeBy: answeringPerson(actor),
        sealedSecret,
        secretMadeBy: answeringPerson(actor),
      });
      return { ...this.viewOf(await manager.save(webhook)), secret };
    });
  }

  /**
   * Changes a webhook. The person who sets another URL becomes its creator, so the webhook ends when that person
   * leaves. A webhook that is enabled again gets only later events, and pausing drops the waiting deliveries. Throws
   * CHANGED_MEANWHILE, WEBHOOK_FORBIDDEN_TARGET, and INVALID_INPUT for a menu outside the account.
   */
  @Handles(media.webhook.update)
  async update(
    change: RequestTo<typeof media.webhook.update>,
    context: MessageContext,
  ): Promise<WebhookView> {
    const { actor, accountId } = context;
    const { webhookId, expectedVersion: _, ...sent } = change;
    await this.requireMenus(sent.menuIds, context);
    if (sent.url !== undefined) await this.requireTarget(sent.url);
    return this.dataSource.transaction(async (manager) => {
      const webhook = await lockWebhook(manager, accountId, change);
      const { isEnabled = webhook.isEnabled } = sent;
      if (!isEnabled) await this.deliveries.giveUp(manager, webhookId);
      const isTurned = isEnabled !== webhook.isEnabled;
      const turn = isTurned && { pausedAt: null, failingSince: null };
      const isMoved = sent.url !== undefined && sent.url !== webhook.url;
      const move = isMoved && { madeBy: answeringPerson(actor) };
      Object.assign(webhook, sent, turn, move, { version: webhook.version + 1 });
      return this.viewOf(await manager.save(webhook));
    });
  }

  @Handles(media.webhook.delete)
  async delete(
    over: RequestTo<typeof media.webhook.delete>,
    { accountId }: MessageContext,
  ): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await manager.remove(await lockWebhook(manager, accountId, over));
    });
  }

  /**
   * Creates a new secret. For a day, both secrets sign each delivery, so that the receiver can change at any time. A
   * mail tells the owner who saw the new secret.
   */
  @Handles(media.webhook.rotateSecret)
  async rotateSecret(
    over: RequestTo<typeof media.webhook.rotateSecret>,
    { actor, accountId, requestId }: MessageContext,
  ): Promise<CreatedWebhook> {
    const { secret, sealedSecret } = this.newSecret();
    return this.dataSource.transaction(async (manager) => {
      const webhook = await lockWebhook(manager, accountId, over);
      Object.assign(webhook, {
        sealedSecret,
        secretMadeBy: answeringPerson(actor),
        sealedPreviousSecret: webhook.sealedSecret,
        previousSecretMadeBy: webhook.secretMadeBy,
        previousSecretExpiresAt: new Date(this.clock.now().getTime() + ROTATION_MS),
        version: webhook.version + 1,
      });
      const about = { accountId, host: hostOf(webhook), by: toMailedActor(actor) };
      await emit(manager, mediaEvents.webhookSecretRotated, about, requestId);
      return { ...this.viewOf(await manager.save(webhook)), secret };
    });
  }

  /** Sends a test once, even if the webhook is paused. */
  @Handles(media.webhook.test)
  async test(
    asked: RequestTo<typeof media.webhook.test>,
    context: MessageContext,
  ): Promise<WebhookDeliveryView> {
    const { id } = await this.get(asked, context);
    return toDeliveryView(await this.deliveries.addTest(id), 0);
  }

  private newSecret() {
    const secret = newWebhookSecret();
    return { secret, sealedSecret: seal(secret, this.config.MAIL_KEY) };
  }

  private viewOf(webhook: Webhook): WebhookView {
    return toWebhookView(webhook, this.clock.now());
  }

  private async requireMenus(
    menuIds: readonly string[] | null | undefined,
    { actor, requestId, deadline }: MessageContext,
  ): Promise<void> {
    const context = { actor, requestId, deadline };
    const found = await Promise.allSettled(
      (menuIds ?? []).map((menuId) => this.client.call(menus.menu.get, { menuId }, context)),
    );
    for (const [at, one] of found.entries()) {
      if (one.status === 'fulfilled') continue;
      const error: unknown = one.reason;
      if (!(error instanceof DomainError) || error.code !== 'MENU_NOT_FOUND') throw error;
      const fields = { [`menuIds[${at}]`]: RULE_MESSAGES.unknownMenu };
      throw new DomainError('INVALID_INPUT', { fields });
    }
  }

  /** Throws WEBHOOK_FORBIDDEN_TARGET for an invalid URL and for a host that does not resolve or is forbidden. */
  private async requireTarget(url: string): Promise<void> {
    const isAddress = /^https?:\/\//.test(url) && URL.canParse(url);
    const leads = isAddress && this.targets.addressOf(new URL(url)).catch(() => undefined);
    if (!(await leads)) throw new DomainError('WEBHOOK_FORBIDDEN_TARGET');
  }
}

/** Throws CHANGED_MEANWHILE if the webhook no longer has the expected version. */
async function lockWebhook(
  manager: EntityManager,
  accountId: string,
  { webhookId: id, expectedVersion }: OverVersion & { readonly webhookId: string },
): Promise<Webhook> {
  const webhook = await manager.findOne(Webhook, {
    where: { id, accountId },
    lock: { mode: 'for_no_key_update' },
  });
  if (!webhook) throw new DomainError('WEBHOOK_NOT_FOUND');
  requireVersion(webhook, expectedVersion);
  return webhook;
}
