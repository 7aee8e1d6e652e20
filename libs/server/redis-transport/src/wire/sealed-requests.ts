import { readConfig, secret } from '@cartaviva/config';
import { open, seal } from '@cartaviva/secrets';
import type { RequestEnvelope } from './envelopes';

let known: string | undefined;

/**
 * The key that all processes of a house share. Throws when MESSAGE_KEY is missing or weak: asked for
 * when a server or a client is made, so that a process without it does not start.
 */
export const messageKey = (): string => (known ??= readConfig({ MESSAGE_KEY: secret }).MESSAGE_KEY);

/**
 * A request as it stands in Redis, whose log keeps on disk what has long been taken from the stream.
 * Sealed, so that whoever reaches Redis can neither read a password there nor forge an actor.
 */
export const sealRequest = (request: RequestEnvelope): string =>
  seal(JSON.stringify(request), messageKey());

/** Reads what `sealRequest` wrote. Throws when somebody without the key wrote it. */
export const openRequest = (sealed: string): RequestEnvelope =>
  JSON.parse(open(sealed, messageKey())) as RequestEnvelope;
