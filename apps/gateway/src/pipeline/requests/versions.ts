import { DomainError, MAX_VERSION, type OverMenu, type OverVersion } from '@cartaviva/contracts';
import { applyDecorators, createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { knowsTag, tagsIn } from './entity-tags';

const TAG = /^(r?)(\d{1,10})$/;

/** The headers that tell which version of a thing is answered. */
export const versionTag = ({ version }: { version: number }) => ({ etag: `"${version}"` });

/** The same of a menu with all that is in it. */
export const revisionTag = ({ revision }: { revision: number }) => ({ etag: `"r${revision}"` });

interface Tag {
  readonly number: number;
  readonly isRevision: boolean;
}

/**
 * Returns the tag that `If-Match` names, or undefined where any version matches. An unknown tag
 * matches no version. Of several tags the newest counts, because the older ones are outdated.
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

/** The version of a category or an item that a write is over. */
export const ExpectedVersion = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const tag = tagOf(context, ({ isRevision }) => !isRevision);
  return (tag ? { expectedVersion: tag.number } : {}) satisfies OverVersion;
});

/** The version of a menu, or the revision of it with all that is in it, that a write is over. */
export const ExpectedMenu = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const tag = tagOf(context, () => true);
  if (!tag) return {};
  const over = tag.isRevision ? { expectedRevision: tag.number } : { expectedVersion: tag.number };
  return over satisfies OverMenu;
});

/** The revision of a menu that a write of its content is over: a version is of one thing, and says nothing of it. */
export const ExpectedContent = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const tag = tagOf(context, ({ isRevision }) => isRevision);
  return (tag ? { expectedRevision: tag.number } : {}) satisfies OverMenu;
});

/** Tells the API's reference that a write may name the version that it is over. */
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

/** The same of what changes the content of a menu. */
export const OverContent = (): MethodDecorator =>
  Versioned(
    'El `ETag` de la lista de ítems o de categorías de la que se partió: si algo del menú cambió desde entonces, nada cambia y la respuesta es 412',
  );

/** Answers 304 without a body to who has, by If-None-Match, what a read would answer (RFC 9110, 13.1.2). */
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
