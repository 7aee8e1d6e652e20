import { DomainError } from '@cartaviva/contracts';
import type { FastifyInstance } from 'fastify';

/** Roles of gateways. A gateway can serve a single kind of client, so that they do not wait for each other. */
export const ROLES = ['diners', 'owners', 'api'] as const;
export type Role = (typeof ROLES)[number];

/** Requests of diners' phones: published menus, images and visits, also from other sites. */
const DINERS_FOLDERS =
  /^\/(?:menu|m|r|q|Q|menu-assets|objects|public-objects|insertar|api\/public)\//;
const DINERS_PATHS: ReadonlySet<string> = new Set([
  '/api/menu-visits',
  '/api/oembed',
  '/embed.js',
  '/sw.js',
]);

/**
 * Returns the role that serves a request. An API key identifies programs. Every role answers health checks.
 * `deploy/haproxy.cfg` and `deploy/kubernetes` use the same rule.
 * @param path without the query
 */
export function roleOf(path: string, hasKey: boolean): Role | undefined {
  if (path.startsWith('/health/')) return undefined;
  if (DINERS_PATHS.has(path) || DINERS_FOLDERS.test(path)) return 'diners';
  return hasKey && path.startsWith('/api/') ? 'api' : 'owners';
}

/** Rejects requests for other roles with 421. A load balancer sent them here by mistake. */
export function refuseMisdirected(fastify: FastifyInstance, roles: readonly Role[]): void {
  if (roles.length === ROLES.length) return;
  fastify.addHook('onRequest', ({ url, headers }, _reply, done) => {
    const [path = ''] = url.split('?', 1);
    const role = roleOf(path, headers.authorization !== undefined);
    if (role && !roles.includes(role)) done(new DomainError('MISDIRECTED'));
    else done();
  });
}
