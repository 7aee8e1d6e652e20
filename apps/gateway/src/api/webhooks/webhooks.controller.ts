import { CreatedWebhook, CreateWebhookRequest, media, WebhookView } from '@cartaviva/contracts';
import { MessageClient } from '@cartaviva/redis-transport';
import { Body, Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers } from '../openapi/answers.decorator';
import { IdPipe } from '../../pipeline/requests/id.pipe';
import { TakesKeys } from '../../pipeline/sessions/access.decorator';
import { Paged } from '../../pipeline/lists/paged.decorator';
import { Located } from '../../pipeline/requests/located.decorator';
import { Caller, type CallerContext } from '../../pipeline/sessions/caller.decorator';

@ApiTags('Webhooks')
@TakesKeys('webhooks')
@Controller('api/webhooks')
export class WebhooksController {
  constructor(private readonly client: MessageClient) {}

  @Get()
  @Paged({ whole: true })
  @Answers('Mis webhooks', { body: WebhookView, list: true })
  list(@Caller() caller: CallerContext): Promise<WebhookView[]> {
    return this.client.call(media.webhook.list, {}, caller);
  }

  @Post()
  @Located('/api/webhooks/{id}')
  @Answers('Crear un webhook; su secreto se muestra esta única vez', {
    status: 201,
    body: CreatedWebhook,
  })
  create(
    @Body() wanted: CreateWebhookRequest,
    @Caller() caller: CallerContext,
  ): Promise<CreatedWebhook> {
    return this.client.call(media.webhook.create, wanted, caller);
  }

  @Delete(':webhookId')
  @Answers('Borrar un webhook', { status: 204 })
  async delete(
    @Param('webhookId', IdPipe) webhookId: string,
    @Caller() caller: CallerContext,
  ): Promise<void> {
    await this.client.call(media.webhook.delete, { webhookId }, caller);
  }
}
