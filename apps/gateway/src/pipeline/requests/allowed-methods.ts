import { DomainError } from '@cartaviva/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from '../errors/problem.filter';
import { READABLE_BY_ANYONE } from '../security/security-headers';
import { isOfApi } from './is-of-api';

interface Route {
  readonly path: RegExp;
  readonly methods: readonly string[];
}

const routes = new WeakMap<object, Route[]>();

/** Cache lifetime of a preflight, in seconds. Chromium allows at most two hours. */
const PREFLIGHT_SECONDS = 7200;

/** Records the API's routes as they are registered, for `answerOtherMethods`. */
export function recordMethods(fastify: FastifyInstance): void {
  const recorded: Route[] = [];
  routes.set(fastify.server, recorded);
  fastify.addHook('onRoute', ({ url, method }) => {
    if (isOfApi(url)) recorded.push({ path: patternOf(url), methods: [method].flat() });
  });
}

/**
 * Answers a request whose path the API has with other methods: OPTIONS with those methods, and any other method with
 * 405 (RFC 9110, section 15.5.6). The preflight does not allow Authorization, so browsers never send a key from
 * another site's page.
 * @returns true if the request was answered
 */
export function answerOtherMethods(request: FastifyRequest, reply: FastifyReply): boolean {
  const allowed = methodsOf(request);
  if (allowed.length === 0 || allowed.includes(request.method)) return false;
  void reply.header('allow', allowed.join(', '));
  if (request.method === 'OPTIONS') {
    void reply
      .headers(READABLE_BY_ANYONE)
      .header('access-control-allow-methods', 'GET, HEAD')
      .header('access-control-allow-headers', 'accept-language, cartaviva-version, if-none-match')
      .header('access-control-max-age', PREFLIGHT_SECONDS)
      .code(204)
      .send();
  } else sendProblem(new DomainError('METHOD_NOT_ALLOWED'), request, reply);
  return true;
}

/** Returns the methods of the request's path in alphabetical order, or none for a path outside the API. */
function methodsOf({ url, server }: FastifyRequest): string[] {
  if (!isOfApi(url)) return [];
  const path = url.split('?', 1)[0]!;
  const fitting = (routes.get(server.server) ?? []).filter((route) => route.path.test(path));
  return [...new Set(fitting.flatMap(({ methods }) => methods))].sort();
}

/** Converts `/api/items/:itemId` to a regular expression that ignores a trailing slash, like the router. */
const patternOf = (url: string): RegExp =>
  new RegExp(`^${url.replace(/:[^/]+/gu, '[^/]+').replaceAll('*', '.*')}/?$`, 'u');
