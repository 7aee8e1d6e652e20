import {
  CreatedWebhook,
  CreateWebhookRequest,
  DomainError,
  media,
  menus,
  UpdateWebhookRequest,
  WebhookDeliveryView,
  WebhookView,
  type OverVersion,
} from '@cartaviva/contracts';
import { RULE_MESSAGES } from '@cartaviva/domain';
import { MessageClient } from '@cartaviva/redis-transport';
import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers } from '../openapi/answers.decorator';
import { NewId, type New } from '../../pipeline/idempotency/new-id.decorator';
import { IdPipe } from '../../pipeline/requests/id.pipe';
import { Limited } from '../../pipeline/limits/limited.decorator';
import { Paged } from '../../pipeline/lists/paged.decorator';
import { Located } from '../../pipeline/requests/located.decorator';
import { Resource, Tagged } from '../../pipeline/requests/resource.decorator';
import { ExpectedVersion, Versioned } from '../../pipeline/requests/versions';
import { TakesKeys } from '../../pipeline/sessions/access.decorator';
import { Caller, type CallerContext } from '../../pipeline/sessions/caller.decorator';

/** A webhook sends menu data to its address, so keys also need the scope that reads menus. */
@ApiTags('Webhooks')
@Controller('api/webhooks')
export class WebhooksController {
  constructor(private readonly client: MessageClient) {}

  @Get()
  @TakesKeys('webhooks')
  @Paged({ whole: true })
  @Answers('Mis webhooks', { body: WebhookView, list: true })
  list(@Caller() caller: CallerContext): Promise<WebhookView[]> {
    return this.client.call(media.webhook.list, {}, caller);
  }

  @Post()
  @TakesKeys('webhooks', 'menus:read')
  @Located('/api/webhooks/{id}')
  @Tagged()
  @Answers('Crear un webhook; su secreto se muestra esta única vez', {
    status: 201,
    body: CreatedWebhook,
    refuses: ['WEBHOOK_FORBIDDEN_TARGET', 'WEBHOOK_LIMIT_REACHED'],
  })
  async create(
    @Body() wanted: CreateWebhookRequest,
    @NewId() made: New,
    @Caller() caller: CallerContext,
  ): Promise<CreatedWebhook> {
    await this.requireMenus(wanted.menuIds, caller);
    return this.client.call(media.webhook.create, { ...wanted, ...made }, caller);
  }

  @Get(':webhookId')
  @TakesKeys('webhooks')
  @Resource(WebhookView)
  @Answers('Un webhook, sin su secreto', { body: WebhookView })
  get(
    @Param('webhookId', IdPipe) webhookId: string,
    @Caller() caller: CallerContext,
  ): Promise<WebhookView> {
    return this.client.call(media.webhook.get, { webhookId }, caller);
  }

  @Put(':webhookId')
  @TakesKeys('webhooks', 'menus:read')
  @Versioned()
  @Tagged()
  @Answers('Cambiar, pausar o activar un webhook: solo lo que se envía', {
    body: WebhookView,
    refuses: ['WEBHOOK_FORBIDDEN_TARGET'],
  })
  async update(
    @Param('webhookId', IdPipe) webhookId: string,
    @Body() change: UpdateWebhookRequest,
    @ExpectedVersion() over: OverVersion,
    @Caller() caller: CallerContext,
  ): Promise<WebhookView> {
    await this.requireMenus(change.menuIds, caller);
    return this.client.call(media.webhook.update, { ...change, ...over, webhookId }, caller);
  }

  @Delete(':webhookId')
  @TakesKeys('webhooks')
  @Versioned()
  @Answers('Borrar un webhook', { status: 204 })
  async delete(
    @Param('webhookId', IdPipe) webhookId: string,
    @ExpectedVersion() over: OverVersion,
    @Caller() caller: CallerContext,
  ): Promise<void> {
    await this.client.call(media.webhook.delete, { ...over, webhookId }, caller);
  }

  @Post(':webhookId/rotate-secret')
  @TakesKeys('webhooks')
  @Versioned()
  @Tagged()
  @Answers(
    'Cambiar el secreto de un webhook: el nuevo se muestra esta única vez; el anterior también firma 24 horas más',
    { body: CreatedWebhook },
  )
  rotateSecret(
    @Param('webhookId', IdPipe) webhookId: string,
    @ExpectedVersion() over: OverVersion,
    @Caller() caller: CallerContext,
  ): Promise<CreatedWebhook> {
    return this.client.call(media.webhook.rotateSecret, { ...over, webhookId }, caller);
  }

  @Post(':webhookId/test')
  @TakesKeys('webhooks')
  @Limited('webhookTest')
  @Answers('Enviar una prueba: un webhook.test, aunque esté en pausa', {
    status: 202,
    body: WebhookDeliveryView,
  })
  test(
    @Param('webhookId', IdPipe) webhookId: string,
    @Caller() caller: CallerContext,
  ): Promise<WebhookDeliveryView> {
    return this.client.call(media.webhook.test, { webhookId }, caller);
  }

  /** Rejects a webhook that is limited to a menu outside the account. */
  private async requireMenus(
    menuIds: readonly string[] | null = [],
    caller: CallerContext,
  ): Promise<void> {
    const ids = menuIds ?? [];
    const found = await Promise.allSettled(
      ids.map((menuId) => this.client.call(menus.menu.get, { menuId }, caller)),
    );
    for (const [at, one] of found.entries()) {
      if (one.status === 'fulfilled') continue;
      if (!isMissing(one.reason)) throw one.reason;
      const fields = { [`menuIds[${at}]`]: RULE_MESSAGES.unknownMenu };
      throw new DomainError('INVALID_INPUT', { fields });
    }
  }
}

const isMissing = (error: unknown): boolean =>
  error instanceof DomainError && error.code === 'MENU_NOT_FOUND';
