import { DomainError, MAX_VERSION } from '@cartaviva/contracts';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';

/** The version that a write is over; none for a write over any. */
export interface Expected {
  readonly expectedVersion?: number;
}

// What compresses answers on their way weakens their tags; the number in them stays what it was.
const TAG = /^(?:W\/)?"(\d{1,10})"$/;

/** The headers that tell which version of a thing is answered. */
export const versionTag = ({ version }: { version: number }) => ({ etag: `"${version}"` });

/** The version that `If-Match` names. A tag that we never gave is of no version there is. */
export const ExpectedVersion = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const sent = context.switchToHttp().getRequest<FastifyRequest>().headers['if-match'];
  if (sent === undefined || sent === '*') return {};
  const version = Number(TAG.exec(sent)?.[1]);
  if (!(version >= 1 && version <= MAX_VERSION)) throw new DomainError('CHANGED_MEANWHILE');
  return { expectedVersion: version } satisfies Expected;
});

/** Tells the API's reference that a write may name the version that it is over. */
export const Versioned = (): MethodDecorator =>
  ApiHeader({
    name: 'If-Match',
    required: false,
    description: 'El `ETag` de lo que se cambia: si ya es otro, nada cambia y la respuesta es 412',
    schema: { type: 'string', examples: ['"7"'] },
  });
