import { DomainError } from '@cartaviva/contracts';
import type { FastifyInstance } from 'fastify';

/** Whose requests a gateway may answer alone, so that those of one kind do not wait for another's. */
export const ROLES = ['diners', 'owners', 'api'] as const;
export type Role = (typeof ROLES)[number];

/** What a diner's phone asks for: published menus with their images and visits, here and within other sites. */
const DINERS_FOLDERS =
  /^\/(?:menu|m|r|q|Q|menu-assets|objects|public-objects|insertar|api\/public)\//;
const DINERS_PATHS: ReadonlySet<string> = new Set([
  '/api/menu-visits',
  '/api/oembed',
  '/embed.js',
  '/sw.js',
]);

/**
 * Whose a request is: programs are known by the key that they show. Health is everybody's. `deploy/haproxy.cfg`
 * and `deploy/kubernetes` send requests by the same rule.
 * @param path without its query
 */
export function roleOf(path: string, hasKey: boolean): Role | undefined {
  if (path.startsWith('/health/')) return undefined;
  if (DINERS_PATHS.has(path) || DINERS_FOLDERS.test(path)) return 'diners';
  return hasKey && path.startsWith('/api/') ? 'api' : 'owners';
}

/** Refuses what belongs to gateways of other roles, with 421: a balancer sent it here by mistake. */
export function refuseMisdirected(fastify: FastifyInstance, roles: readonly Role[]): void {
  if (roles.length === ROLES.length) return;
  fastify.addHook('onRequest', ({ url, headers }, _reply, done) => {
    const [path = ''] = url.split('?', 1);
    const role = roleOf(path, headers.authorization !== undefined);
    if (role && !roles.includes(role)) done(new DomainError('MISDIRECTED'));
    else done();
  });
}
