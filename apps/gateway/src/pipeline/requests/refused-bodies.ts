import type { FastifyInstance } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { takesBytes } from './body-parsers';

/** Maximum time to wait for the rest of a body, in milliseconds. */
const LINGER_MS = 3000;

/**
 * Handles images that are rejected while they are uploaded. The rest of the body is discarded for a while, because
 * browsers do not read a response while they send. The connection is closed, because otherwise the next request would
 * wait for the end of the image.
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
