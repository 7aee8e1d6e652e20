import type { FastifyInstance } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { takesBytes } from './body-parsers';

/** Longest wait for what a browser still sends, in milliseconds. */
const LINGER_MS = 3000;

/**
 * An image that is refused midway: what still comes of it is discarded for a while, since a browser
 * reads no answer while it sends, and the connection is closed, since the next request on it would be
 * read after the image's end.
 */
export function closeAfterRefusedBodies(fastify: FastifyInstance): void {
  fastify.addHook('onSend', async (request, reply, payload) => {
    const { raw } = request;
    if (!takesBytes(request) || !raw.readableDidRead || raw.complete) return payload;
    void reply.header('connection', 'close');
    await discard(raw);
    return payload;
  });
}

async function discard(body: IncomingMessage): Promise<void> {
  const signal = AbortSignal.timeout(LINGER_MS);
  const ended = Promise.race([once(body, 'end', { signal }), once(body, 'close', { signal })]);
  body.resume();
  await ended.catch(() => undefined);
}
