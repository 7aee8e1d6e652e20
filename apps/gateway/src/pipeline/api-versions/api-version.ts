import { DomainError } from '@cartaviva/contracts';
import { RULE_MESSAGES } from '@cartaviva/domain';
import type { OpenAPIObject } from '@nestjs/swagger';
import type { FastifyInstance } from 'fastify';
import { isOfApi } from '../requests/is-of-api';

/** Every version of the API that is answered, by its day, the newest last (ADR 24). */
export const API_VERSIONS = ['2026-11-23'] as const;

/** What who names none is answered. */
export const NEWEST_API_VERSION = API_VERSIONS[API_VERSIONS.length - 1]!;

/** How a program names the version that it was written for, and what says which one it is answered. */
export const VERSION_HEADER = 'CartaViva-Version';

/** As Node tells it. */
export const VERSION_HEADER_NAME = 'cartaviva-version';

const PARAMETER = {
  name: VERSION_HEADER,
  in: 'header' as const,
  required: false,
  description:
    'La versión de la API con la que se escribió el programa, por su fecha; sin ella, la más nueva',
  schema: { type: 'string' as const, format: 'date', enum: [...API_VERSIONS] },
};

/** Tells the API's reference so, of every call of the API. */
export function documentVersion(path: string, item: OpenAPIObject['paths'][string]): void {
  if (!path.startsWith('/api/')) return;
  for (const operation of [item.get, item.post, item.put, item.delete]) {
    if (operation) operation.parameters = [...(operation.parameters ?? []), { ...PARAMETER }];
  }
}

/** Says with every answer of the API which version it is. Refused as INVALID_INPUT for one there is not. */
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
