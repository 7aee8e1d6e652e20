import { billing } from '@cartaviva/contracts';
import { MessageClient } from '@cartaviva/redis-transport';
import { Controller, Req } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { TAKES_TEXT, type TextBody } from '../../pipeline/requests/body-parsers';
import { Caller, type CallerContext } from '../../pipeline/sessions/caller.decorator';
import { Route } from '../forwarding/route.decorator';

type WebhookRequest = FastifyRequest<{ Body: TextBody | undefined }>;

/**
 * Receives webhooks from PayPal. billing-service verifies the signature over the raw bytes of the body. The usual
 * check rejects requests from browsers on other sites.
 */
@ApiTags('Pagos')
@Controller()
export class PayPalWebhooksController {
  constructor(private readonly client: MessageClient) {}

  @Route(billing.webhook.receive)
  @RouteConfig(TAKES_TEXT)
  async receive(@Req() request: WebhookRequest, @Caller() caller: CallerContext): Promise<void> {
    const body = Buffer.from(request.body?.text ?? '').toString('base64');
    const headers = Object.fromEntries(
      Object.entries(request.headers).filter(
        (header): header is [string, string] =>
          header[0].startsWith('paypal-') && typeof header[1] === 'string',
      ),
    );
    await this.client.call(billing.webhook.receive, { headers, body }, caller);
  }
}
