import type { ProcessRole } from '@cartaviva/contracts';
import { messageVariables, readConfig } from '@cartaviva/config';
import { MessageSealer } from './message-sealer';

let known: readonly [string, ...string[]] | undefined;

/**
 * Returns the key that all processes share and, during a rotation, the previous one. Servers and clients call it in
 * their constructors, so that a process without a key does not start.
 * @throws ConfigError if MESSAGE_KEY is missing or weak
 */
function messageKeys(): readonly [string, ...string[]] {
  const { MESSAGE_KEY, MESSAGE_KEY_PREVIOUS } = readConfig(messageVariables);
  return MESSAGE_KEY_PREVIOUS ? [MESSAGE_KEY, MESSAGE_KEY_PREVIOUS] : [MESSAGE_KEY];
}

/** Returns a sealer for a role. It opens messages that any process of the system sealed. */
export const messageSealer = (role: ProcessRole): MessageSealer =>
  new MessageSealer((known ??= messageKeys()), role);
