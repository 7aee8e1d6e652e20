import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { Histogram } from 'prom-client';

const duration = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Requests by route template, method and status',
  labelNames: ['method', 'route', 'status'] as const,
  // 0.15 is what a diner page may take: its alert counts whole buckets.
  buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5, 5],
});

/** The route's template, never the address: ids and queries are nobody's business. */
const routeOf = ({ routeOptions }: FastifyRequest) => routeOptions.url ?? 'unmatched';

/** Answers with the request's id, counts every request and writes one line about it. */
export function observeRequests(fastify: FastifyInstance, logger: Logger): void {
  // Nothing secret can stand in these five fields, and looking for it would cost as much as a page.
  const lines = logger.child({}, { redact: [] });
  fastify.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    done();
  });
  fastify.addHook('onResponse', (request: FastifyRequest, reply: FastifyReply, done) => {
    const route = routeOf(request);
    const { method, id: requestId } = request;
    const ms = reply.elapsedTime;
    const status = reply.statusCode;
    duration.observe({ method, route, status }, ms / 1000);
    lines.info({ method, route, status, ms: Math.round(ms * 10) / 10, requestId }, 'request');
    done();
  });
}
