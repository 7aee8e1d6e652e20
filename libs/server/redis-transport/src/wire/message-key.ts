import type { ProcessRole } from '@cartaviva/contracts';
import { messageVariables, readConfig } from '@cartaviva/config';
import { MessageSealer } from './message-sealer';

let known: readonly [string, ...string[]] | undefined;

/**
 * The key that all processes of a system share, and the one before it while it is being replaced.
 * Throws when MESSAGE_KEY is missing or weak: asked for when a server or a client is made, so that a
 * process without it does not start.
 */
function messageKeys(): readonly [string, ...string[]] {
  const { MESSAGE_KEY, MESSAGE_KEY_PREVIOUS } = readConfig(messageVariables);
  return MESSAGE_KEY_PREVIOUS ? [MESSAGE_KEY, MESSAGE_KEY_PREVIOUS] : [MESSAGE_KEY];
}

/** Seals in the name of a role, and opens what any process of the system sealed. */
export const messageSealer = (role: ProcessRole): MessageSealer =>
  new MessageSealer((known ??= messageKeys()), role);
