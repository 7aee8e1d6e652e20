import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { TurnRequest } from './keyed-writes.interceptor';

export interface New {
  readonly newId?: string;
}

/**
 * Derives the ID from the idempotency key. If a service created the object although its caller got 503, the repeat
 * finds it and does not create another. Without a key the service chooses the ID.
 */
export const NewId = createParamDecorator((_: unknown, context: ExecutionContext): New => {
  const { turn } = context.switchToHttp().getRequest<TurnRequest>();
  return turn ? { newId: uuidOf(turn.id) } : {};
});

/** Creates a UUID of version 8 (RFC 9562) from the first bits of a hexadecimal digest. */
const uuidOf = (digest: string): string =>
  digest.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-a$4-$5');
