import { RequestSpan } from '@cartaviva/tracing';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { requestDuration } from './request-duration';

/** The route's template, never the address: ids and queries are nobody's business. */
const routeOf = ({ routeOptions }: FastifyRequest) => routeOptions.url ?? 'unmatched';

/** Answers with the request's id, counts every request, writes one line about it and begins its trace. */
export function observeRequests(fastify: FastifyInstance, logger: Logger): void {
  // Nothing secret can stand in these fields, and looking for it would cost as much as a page.
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
  // A body arrives by events of its connection, which knows of no request.
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
