import cookie from '@fastify/cookie';
import { NestLogger } from '@cartaviva/logging';
import { Lifecycle, strictValidation } from '@cartaviva/process';
import type { Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RequestListener } from 'node:http';
import type { Logger } from 'pino';
import { KeyOwners } from './pipeline/api-keys/key-owners';
import type { GatewayConfig } from './config';
import { answerMalformed } from './pipeline/errors/answer-malformed';
import { GatewayModule } from './gateway.module';
import { storeAnswers } from './pipeline/idempotency/store-answers';
import { StoredAnswers } from './pipeline/idempotency/stored-answers';
import { serveOpenApi } from './api/openapi/serve-openapi';
import { answerFromMemory } from './pages/public-menus/answer-from-memory';
import { answerVisits } from './api/visits/answer-visits';
import { CountedVisitors } from './api/visits/counted-visitors';
import { VisitBatches } from './api/visits/visit-batches';
import { ClientLimits } from './pipeline/limits/client-limits';
import { MenuPages } from './pages/public-menus/menu-pages';
import { MenuSlugs } from './pages/public-menus/menu-slugs';
import { ReadyAnswers } from './pages/public-menus/ready-answers';
import { BODY_LIMIT, parseBodies } from './pipeline/requests/body-parsers';
import { serveQueueBoard } from './ops/queue-board/serve-queue-board';
import { recordMethods } from './pipeline/requests/allowed-methods';
import { ObservedHits } from './pipeline/requests/observed-hits';
import { closeAfterRefusedBodies } from './pipeline/requests/refused-bodies';
import { OpenSockets, type AnswerFirst, type SocketLimits } from './pipeline/requests/open-sockets';
import { requestIdOf } from './pipeline/requests/request-id';
import { answerUnchanged } from './pipeline/requests/versions';
import { securityHeaders } from './pipeline/security/security-headers';
import { installStages } from './stages';
import { answerNothing } from './pages/web/not-found-page.filter';
import { serveWeb } from './pages/web/serve-web';
import { SiteDocuments } from './pages/web/site-documents';

/** Timeout for the headers and body of a request, in milliseconds. It allows a large image over a slow connection. */
const REQUEST_TIMEOUT_MS = 300_000;
/** Maximum size of the request line and all headers, in bytes. */
const MAX_HEADER_BYTES = 16_384;
/** Timeout for the headers of a request, and for the first ones on a new connection, in milliseconds. */
const HEADERS_TIMEOUT_MS = 10_000;
/** Interval at which connections are checked for timeouts, in milliseconds. */
const TIMEOUT_CHECK_MS = 5000;
/**
 * Keep-alive timeout in milliseconds. It exceeds that of load balancers, so that none sends into a closing
 * connection.
 */
const KEEP_ALIVE_TIMEOUT_MS = 72_000;

/**
 * Maximum number of connections of one client, and of its requests in progress. A whole restaurant
 * may share one address.
 */
const MAX_PER_CLIENT = 4000;

/** Behind a proxy all connections come from the proxy, and `boundClients` limits the clients. */
const socketLimits = ({ TRUSTED_PROXIES }: GatewayConfig): SocketLimits => ({
  maxUnanswered: 8,
  maxPerAddress: TRUSTED_PROXIES > 0 ? Infinity : MAX_PER_CLIENT,
});

const adapterFor = (
  { TRUSTED_PROXIES }: GatewayConfig,
  headers: Readonly<Record<string, string>>,
  serve: OpenSockets['serve'],
  documents: () => SiteDocuments,
) =>
  new FastifyAdapter({
    trustProxy: (_address: string, hop: number) => hop < TRUSTED_PROXIES,
    genReqId: requestIdOf,
    // Malformed addresses are rejected before any hook runs.
    frameworkErrors: (error: Error, request: FastifyRequest, reply: FastifyReply) => {
      void reply.headers({ ...headers, 'x-request-id': request.id });
      void answerNothing(error, documents(), request, reply);
    },
    clientErrorHandler: answerMalformed(headers),
    bodyLimit: BODY_LIMIT,
    serverFactory: (handler: RequestListener) =>
      serve(handler, {
        maxHeaderSize: MAX_HEADER_BYTES,
        headersTimeout: HEADERS_TIMEOUT_MS,
        requestTimeout: REQUEST_TIMEOUT_MS,
        keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
        connectionsCheckingInterval: TIMEOUT_CHECK_MS,
      }),
    // Requests that arrive while the server closes are still answered. `closeWhileDraining` closes the connections.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true },
    skipMiddie: true,
  });

export async function createGateway(
  config: GatewayConfig,
  logger: Logger,
): Promise<NestFastifyApplication> {
  const headers = securityHeaders(config);
  const sockets = new OpenSockets(socketLimits(config));
  let fromMemory: AnswerFirst = () => false;
  const serve: OpenSockets['serve'] = (handler, options) =>
    sockets.serve(handler, options, (request, response) => fromMemory(request, response));
  const adapter = adapterFor(config, headers, serve, () => found(SiteDocuments));
  const fastify = adapter.getInstance();
  const app = await NestFactory.create<NestFastifyApplication>(
    GatewayModule.with(config),
    adapter,
    { logger: new NestLogger(logger), bodyParser: false, abortOnError: false },
  );
  app.useGlobalPipes(strictValidation());
  const found = <T>(type: Type<T>): T => app.get(type, { strict: false });
  const lifecycle = found(Lifecycle);
  if (config.ROLES.includes('diners')) {
    const hits = new ObservedHits(logger.child({}, { redact: [] }));
    const ready = new ReadyAnswers(headers, () => lifecycle.isDraining, hits);
    const [pages, slugs] = [found(MenuPages), found(MenuSlugs)];
    const read = answerFromMemory({ pages, slugs, ready });
    const visit = answerVisits({
      limits: found(ClientLimits),
      visitors: found(CountedVisitors),
      batches: found(VisitBatches),
      hits,
      headers,
      isDraining: () => lifecycle.isDraining,
      publicUrl: config.PUBLIC_URL,
      trustedProxies: config.TRUSTED_PROXIES,
    });
    fromMemory = (request, response) =>
      request.method === 'POST' ? visit(request, response) : read(request, response);
  }
  recordMethods(fastify);
  await fastify.register(cookie);
  installStages(fastify, {
    logger,
    headers,
    lifecycle,
    sockets,
    maxPerClient: MAX_PER_CLIENT,
    roles: config.ROLES,
    documents: () => found(SiteDocuments),
    owners: found(KeyOwners),
    publicUrl: config.PUBLIC_URL,
  });
  parseBodies(fastify);
  // Each of these concerns other responses, so that their order does not matter.
  closeAfterRefusedBodies(fastify);
  answerUnchanged(fastify);
  storeAnswers(fastify, found(StoredAnswers));
  // The board comes first, because its files and ours share a plugin, which nested scopes inherit.
  await serveQueueBoard(fastify, app);
  await serveWeb(fastify, config.WEB_DIR);
  serveOpenApi(app, config, logger);
  await app.init();
  return app;
}
