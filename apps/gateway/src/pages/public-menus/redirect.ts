import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Redirects with the query, so that a scan is still counted. The redirect must be revalidated, because a menu can
 * take back a former slug.
 */
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
