import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { TurnRequest } from './keyed-writes.interceptor';

/** The id of what a write makes. */
export interface New {
  readonly newId?: string;
}

/**
 * With a key, the same id at every repeat: what a service did after its caller was told 503 is found
 * again by the next one, and not made twice. Without a key there is none.
 */
export const NewId = createParamDecorator((_: unknown, context: ExecutionContext): New => {
  const { turn } = context.switchToHttp().getRequest<TurnRequest>();
  return turn ? { newId: uuidOf(turn.id) } : {};
});

/** A UUID of version 8 (RFC 9562) of the first 122 bits or so of a digest in hexadecimal. */
const uuidOf = (digest: string): string =>
  digest.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-a$4-$5');
