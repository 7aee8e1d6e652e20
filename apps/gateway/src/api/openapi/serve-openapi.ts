import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { SwaggerModule } from '@nestjs/swagger';
import type { Logger } from 'pino';
import type { GatewayConfig } from '../../config';
import { sessionCookieName } from '../../pipeline/sessions/session-cookie';
import { logUndescribed } from './log-undescribed';
import { openApiDocument } from './openapi-document';

/** The document at /api/openapi.json, made once, and its reference page at /api/docs. */
export function serveOpenApi(
  app: NestFastifyApplication,
  config: GatewayConfig,
  logger: Logger,
): void {
  const document = openApiDocument(app, {
    url: config.PUBLIC_URL,
    cookie: sessionCookieName(config),
    supportEmail: config.SUPPORT_EMAIL,
  });
  if (config.DESCRIBED_ANSWERS === 'log') {
    logUndescribed(app.getHttpAdapter().getInstance(), document, logger);
  }
  const bytes = Buffer.from(JSON.stringify(document));
  app.getHttpAdapter().get('/api/openapi.json', (_request, reply) => {
    void reply
      .type('application/json; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(bytes);
  });
  SwaggerModule.setup('api/docs', app, document, {
    raw: false,
    customSiteTitle: 'API de CartaViva',
    swaggerOptions: { validatorUrl: null },
  });
}
