import { DomainError } from '@cartaviva/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isNestedTooDeep } from './nesting';

/** Largest JSON body, in bytes. */
export const BODY_LIMIT = 102_400;

/** Marks a route that reads its body itself, byte by byte: `@RouteConfig(TAKES_BYTES)`. */
export const TAKES_BYTES = { takesBytes: true } as const;

const takesBytes = ({ routeOptions }: FastifyRequest) =>
  'takesBytes' in routeOptions.config && routeOptions.config.takesBytes === true;

const notJson = () => new DomainError('INVALID_INPUT');

/** A body is a JSON object, or no body at all; pictures go as bytes to the routes that take them. */
export function parseBodies(fastify: FastifyInstance): void {
  const parseJson = fastify.getDefaultJsonParser('error', 'error');
  fastify.removeAllContentTypeParsers();

  fastify.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string', bodyLimit: BODY_LIMIT },
    (request, text, done) => {
      // Browsers send the type without a body: logging out, capturing an order (specification §7).
      if (text === '') return done(null, {});
      if (isNestedTooDeep(text)) return done(notJson());
      void parseJson(request, text, (error, body: unknown) => {
        if (error || !isObject(body)) done(notJson());
        else done(null, body);
      });
    },
  );

  fastify.addContentTypeParser(/^image\//, (request, bytes, done) => {
    if (takesBytes(request)) done(null, bytes);
    else done(new DomainError('UNSUPPORTED_TYPE'));
  });
}

const isObject = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
