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
import { publicDocument } from './public-document';
import { WEBHOOKS_SECTION } from './webhooks-section';

const TYPE = 'application/json; charset=utf-8';

/** Address of the document for programs. */
export const DOCUMENT_PATH = '/api/openapi.json';
/** Address of the document with the operations of our own screens, too. */
const WHOLE_DOCUMENT_PATH = '/api/openapi.internal.json';

export const documentFrame = (config: GatewayConfig): DocumentFrame => ({
  url: config.PUBLIC_URL,
  cookie: sessionCookieName(config),
  supportEmail: config.SUPPORT_EMAIL,
  webhooks: WEBHOOKS_SECTION,
});

interface Encoded {
  readonly whole: EncodedBody;
  readonly forPrograms: EncodedBody;
}

/**
 * Serves the documents and the reference page at /api/docs. Building them on first request blocks the event loop for
 * about 500 ms, so a process requests one before it listens. The encoded bytes are cached, because the objects take
 * five times as much memory.
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
  let encoding: Promise<Encoded> | undefined;
  let encoded: Encoded | undefined;
  const encode = async (): Promise<Encoded> => {
    const whole = make();
    return {
      whole: await encodeBody(JSON.stringify(whole), TYPE),
      forPrograms: await encodeBody(JSON.stringify(publicDocument(whole)), TYPE),
    };
  };
  const serve = (which: keyof Encoded) => async (request: FastifyRequest, reply: FastifyReply) => {
    encoded = await (encoding ??= encode());
    void reply.headers(READABLE_BY_ANYONE);
    return sendEncoded(request, reply, encoded[which], 200);
  };
  const document = () =>
    encoded
      ? (JSON.parse(Buffer.from(encoded.forPrograms.identity).toString()) as OpenAPIObject)
      : publicDocument(make());
  app.getHttpAdapter().get(DOCUMENT_PATH, serve('forPrograms'));
  app.getHttpAdapter().get(WHOLE_DOCUMENT_PATH, serve('whole'));
  SwaggerModule.setup('api/docs', app, document, {
    raw: false,
    customSiteTitle: 'API de CartaViva',
    swaggerOptions: { validatorUrl: null },
  });
}
