import { DomainError } from '@cartaviva/contracts';
import { RULE_MESSAGES } from '@cartaviva/domain';
import type { OpenAPIObject } from '@nestjs/swagger';
import type { FastifyInstance } from 'fastify';
import { isOfApi } from '../requests/is-of-api';

/** Supported API versions by date, newest last (ADR 24). */
export const API_VERSIONS = ['2026-11-23'] as const;

export const NEWEST_API_VERSION = API_VERSIONS[API_VERSIONS.length - 1]!;

/** Header in which a client names its version and a response names the version used. */
export const VERSION_HEADER = 'CartaViva-Version';

/** Lower-case header name, as in Node's `headers`. */
export const VERSION_HEADER_NAME = 'cartaviva-version';

const PARAMETER = {
  name: VERSION_HEADER,
  in: 'header' as const,
  required: false,
  description:
    'La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva',
  schema: { type: 'string' as const, format: 'date', enum: [...API_VERSIONS] },
};

export function documentVersion(path: string, item: OpenAPIObject['paths'][string]): void {
  if (!path.startsWith('/api/')) return;
  for (const operation of [item.get, item.post, item.put, item.delete]) {
    if (operation) operation.parameters = [...(operation.parameters ?? []), { ...PARAMETER }];
  }
}

/** Adds the version to every API response. Rejects an unknown version with INVALID_INPUT. */
export function answerVersions(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', ({ url, headers }, reply, done) => {
    if (!isOfApi(url)) return done();
    const asked = headers[VERSION_HEADER_NAME] ?? NEWEST_API_VERSION;
    const version = API_VERSIONS.find((known) => known === asked);
    void reply.header(VERSION_HEADER, version ?? NEWEST_API_VERSION);
    if (version) return done();
    const fields = { [VERSION_HEADER]: RULE_MESSAGES.apiVersion(API_VERSIONS) };
    return done(new DomainError('INVALID_INPUT', { fields }));
  });
}
