import { RequestSpan } from '@cartaviva/tracing';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { requestDuration } from './request-duration';

/** Uses the route template instead of the address, which contains IDs and private parameters. */
const routeOf = ({ routeOptions }: FastifyRequest) => routeOptions.url ?? 'unmatched';

export function observeRequests(fastify: FastifyInstance, logger: Logger): void {
  // These fields cannot contain secrets, and redaction would take as long as serving a page.
  const lines = logger.child({}, { redact: [] });
  const spans = new WeakMap<FastifyRequest, RequestSpan>();
  fastify.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    const { method, id: requestId, headers } = request;
    const span = RequestSpan.begin({ method, requestId, traceparent: headers['traceparent'] });
    if (!span) return done();
    spans.set(request, span);
    span.run(done);
  });
  // The body arrives in events of the connection, which run outside of the request's context.
  fastify.addHook('preValidation', (request, _, done) => {
    const span = spans.get(request);
    if (span) span.run(done);
    else done();
  });
  fastify.addHook('onResponse', (request: FastifyRequest, reply: FastifyReply, done) => {
    const route = routeOf(request);
    const { method, id: requestId } = request;
    const ms = reply.elapsedTime;
    const status = reply.statusCode;
    requestDuration.of(method, route, status).observe(ms / 1000);
    const span = spans.get(request);
    span?.end({ method, route, status });
    const trace = span && { traceId: span.traceId };
    const rounded = Math.round(ms * 10) / 10;
    lines.info({ method, route, status, ms: rounded, requestId, ...trace }, 'request');
    done();
  });
}
