import { DomainError, MAX_VERSION, type OverMenu, type OverVersion } from '@cartaviva/contracts';
import { applyDecorators, createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { knowsTag, tagsIn } from './entity-tags';

const TAG = /^(r?)(\d{1,10})$/;

export const versionTag = ({ version }: { version: number }) => ({ etag: `"${version}"` });

/** Returns the ETag header for a menu with its whole content. */
export const revisionTag = ({ revision }: { revision: number }) => ({ etag: `"r${revision}"` });

interface Tag {
  readonly number: number;
  readonly isRevision: boolean;
}

/**
 * Returns the tag in `If-Match`, or undefined if any version matches. An unknown tag matches no version. Among
 * several tags the newest counts, because the older ones are outdated.
 */
function tagOf(context: ExecutionContext, takes: (tag: Tag) => boolean): Tag | undefined {
  const sent = context.switchToHttp().getRequest<FastifyRequest>().headers['if-match'];
  if (sent === undefined || sent.trim() === '*') return undefined;
  const tags = tagsIn(sent).flatMap((tag) => {
    const [, kind, digits] = TAG.exec(tag) ?? [];
    const number = Number(digits);
    const isOurs = number >= 1 && number <= MAX_VERSION;
    return isOurs ? [{ number, isRevision: kind === 'r' }] : [];
  });
  const [newest] = tags.filter(takes).sort((one, other) => other.number - one.number);
  if (!newest) throw new DomainError('CHANGED_MEANWHILE');
  return newest;
}

/** Version of a category or an item that a conditional write expects. */
export const ExpectedVersion = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const tag = tagOf(context, ({ isRevision }) => !isRevision);
  return (tag ? { expectedVersion: tag.number } : {}) satisfies OverVersion;
});

/** Version of a menu, or revision of its whole content, that a conditional write expects. */
export const ExpectedMenu = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const tag = tagOf(context, () => true);
  if (!tag) return {};
  const over = tag.isRevision ? { expectedRevision: tag.number } : { expectedVersion: tag.number };
  return over satisfies OverMenu;
});

/**
 * Revision of a menu that a conditional write of its content expects. Version tags are ignored here, because they
 * identify single objects.
 */
export const ExpectedContent = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const tag = tagOf(context, ({ isRevision }) => isRevision);
  return (tag ? { expectedRevision: tag.number } : {}) satisfies OverMenu;
});

export const Versioned = (
  of = 'El `ETag` de lo que se cambia: si ya es otro, nada cambia y la respuesta es 412',
): MethodDecorator =>
  applyDecorators(
    ApiHeader({
      name: 'If-Match',
      required: false,
      description: of,
      schema: { type: 'string', examples: ['"7"'] },
    }),
  );

export const OverContent = (): MethodDecorator =>
  Versioned(
    'El `ETag` de la lista de ítems o de categorías de la que se partió: si algo del menú cambió desde entonces, nada cambia y la respuesta es 412',
  );

/**
 * Answers 304 without a body if the client already has the content according to If-None-Match (RFC 9110, section
 * 13.1.2).
 */
export function answerUnchanged(fastify: FastifyInstance): void {
  fastify.addHook('onSend', ({ method, headers }, reply, payload, done) => {
    const known = headers['if-none-match'];
    const isRead = method === 'GET' || method === 'HEAD';
    if (!isRead || known === undefined || reply.statusCode !== 200) return done(null, payload);
    const tag = reply.getHeader('etag')?.toString();
    if (tag === undefined || !knowsTag(known, tag)) return done(null, payload);
    void reply.code(304).removeHeader('content-type').removeHeader('content-length');
    return done(null, null);
  });
}
