import type { FastifyInstance } from 'fastify';

const LINE = /^(?<indent>.*?)[└├]── (?<path>\S+)(?: \((?<methods>[^)]+)\))?$/;
const INDENT = 4;

/**
 * Returns the router's routes, such as `GET /api/menus/:menuId`. HEAD routes are left out, because every GET route
 * has one.
 */
export function routesOf(fastify: FastifyInstance): string[] {
  const parents: string[] = [];
  return fastify
    .printRoutes()
    .split('\n')
    .flatMap((line) => {
      const { indent = '', path = '', methods = '' } = LINE.exec(line)?.groups ?? {};
      const depth = indent.length / INDENT;
      const whole = `${parents[depth - 1] ?? ''}${path}`;
      parents[depth] = whole;
      return methods
        .split(', ')
        .filter((method) => method !== '' && method !== 'HEAD')
        .map((method) => `${method} ${whole}`);
    });
}
