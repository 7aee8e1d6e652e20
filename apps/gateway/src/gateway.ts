import { MenuPages } from './public-menus/menu-pages';
import { sendEncoded } from './encoded/send-encoded';
import cookie from '@fastify/cookie';
import { NestLogger } from '@cartaviva/logging';
import { Lifecycle, strictValidation } from '@cartaviva/process';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Logger } from 'pino';
import type { GatewayConfig } from './config';
import { sendProblem } from './errors/problem.filter';
import { GatewayModule } from './gateway.module';
import { serveOpenApi } from './openapi/serve-openapi';
import { BODY_LIMIT, parseBodies } from './requests/body-parsers';
import { closeWhileDraining } from './requests/close-while-draining';
import { observeRequests } from './requests/observe-requests';
import { requestIdOf } from './requests/request-id';
import { refuseForeignWrites } from './security/foreign-writes';
import { secureAnswers } from './security/security-headers';
import { serveWeb } from './web/serve-web';

/** Time for the headers and body of one request, in milliseconds: a large photo over a slow line. */
const REQUEST_MS = 300_000;
/** Longer than load balancers keep theirs, so that none sends into a closing connection. */
const KEEP_ALIVE_MS = 72_000;

const adapterFor = ({ TRUSTED_PROXIES }: GatewayConfig) =>
  new FastifyAdapter({
    trustProxy: (_address: string, hop: number) => hop < TRUSTED_PROXIES,
    genReqId: requestIdOf,
    frameworkErrors: sendProblem,
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    // What arrives while we close is still answered; idle connections are closed at once.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true },
    skipMiddie: true,
  });

/** The gateway, ready to listen: in its process, and in the tests. */
export async function createGateway(
  config: GatewayConfig,
  logger: Logger,
): Promise<NestFastifyApplication> {
  const adapter = adapterFor(config);
  const fastify = adapter.getInstance();
  observeRequests(fastify, logger);
  secureAnswers(fastify, config);
  await fastify.register(cookie);
  refuseForeignWrites(fastify, config.PUBLIC_URL);
  parseBodies(fastify);
  await serveWeb(fastify, config.WEB_DIR);

  const app = await NestFactory.create<NestFastifyApplication>(
    GatewayModule.with(config),
    adapter,
    { logger: new NestLogger(logger), bodyParser: false, abortOnError: false },
  );
  app.useGlobalPipes(strictValidation());
  closeWhileDraining(fastify, app.get(Lifecycle));
  serveOpenApi(app, config);
  const pages = app.get(MenuPages, { strict: false });
  fastify.get('/raw/:menuId', (request, reply) => { const page = pages.fresh((request.params as any).menuId); if (!page) return pages.get((request.params as any).menuId, request.id).then((p) => sendEncoded(request, reply, p.html, p.status)); sendEncoded(request, reply, page.html, page.status); return undefined; });
  fastify.get('/raw2/:menuId', (request, reply) => { const page = pages.fresh((request.params as any).menuId)!; reply.hijack(); const b = page.html; reply.raw.writeHead(200, { 'content-type': b.type, 'content-encoding': 'br', 'content-length': b.br.length, etag: b.etag, vary: 'accept-encoding', 'cache-control': 'no-cache', 'x-request-id': request.id, 'content-security-policy': "default-src 'self'" }); reply.raw.end(b.br); });

  await app.init();
  return app;
}
