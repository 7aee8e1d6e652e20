import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { GatewayConfig } from '../../config';
import { encodeBody, type EncodedBody } from '../../pipeline/encoded/encoded-body';
import { sendEncoded } from '../../pipeline/encoded/send-encoded';
import { READABLE_BY_ANYONE } from '../../pipeline/security/security-headers';
import { sessionCookieName } from '../../pipeline/sessions/session-cookie';
import { logUndescribed } from './log-undescribed';
import { openApiDocument, type DocumentFrame } from './openapi-document';
import { WEBHOOKS_SECTION } from './webhooks-section';

const TYPE = 'application/json; charset=utf-8';

export const DOCUMENT_PATH = '/api/openapi.json';

export const documentFrame = (config: GatewayConfig): DocumentFrame => ({
  url: config.PUBLIC_URL,
  cookie: sessionCookieName(config),
  supportEmail: config.SUPPORT_EMAIL,
  webhooks: WEBHOOKS_SECTION,
});

/**
 * Serves the document and its reference page at /api/docs. Building the document on first request blocks the event
 * loop for about 500 ms, so a process requests it before it listens. The encoded bytes are cached, because the object
 * takes five times as much memory.
 */
export function serveOpenApi(
  app: NestFastifyApplication,
  config: GatewayConfig,
  logger: Logger,
): void {
  const make = () => openApiDocument(app, documentFrame(config));
  if (config.DESCRIBED_ANSWERS === 'log') {
    let made: OpenAPIObject | undefined;
    logUndescribed(app.getHttpAdapter().getInstance(), () => (made ??= make()), logger);
  }
  let encoding: Promise<EncodedBody> | undefined;
  let encoded: EncodedBody | undefined;
  const serve = async (request: FastifyRequest, reply: FastifyReply) => {
    encoded = await (encoding ??= encodeBody(JSON.stringify(make()), TYPE));
    void reply.headers(READABLE_BY_ANYONE);
    return sendEncoded(request, reply, encoded, 200);
  };
  const document = () =>
    encoded ? (JSON.parse(Buffer.from(encoded.identity).toString()) as OpenAPIObject) : make();
  app.getHttpAdapter().get(DOCUMENT_PATH, serve);
  SwaggerModule.setup('api/docs', app, document, {
    raw: false,
    customSiteTitle: 'API de CartaViva',
    swaggerOptions: { validatorUrl: null },
  });
}
