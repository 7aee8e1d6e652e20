import type { FastifyReply, FastifyRequest } from 'fastify';

/** With the query: a scan is still a scan. Not for ever: an address may be given back. */
export function redirect(
  path: string,
  { url }: FastifyRequest,
  reply: FastifyReply,
  status: 301 | 302 = 301,
): void {
  const at = url.indexOf('?');
  void reply
    .header('cache-control', 'no-cache')
    .redirect(at < 0 ? path : path + url.slice(at), status);
}
