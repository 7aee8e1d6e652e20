import { ANSWER_TIMEOUT_MS, MessageClient } from '@cartaviva/redis-transport';
import type { Gateway } from './test-gateway';

const SOONER = 5;

const timeout = AbortSignal.timeout.bind(AbortSignal);

/** Shortens a timeout to a tenth. Used with `jest.spyOn(AbortSignal, 'timeout')`, which ends with its test. */
export const timeoutSooner = (ms: number): AbortSignal => timeout(ms / 10);

/**
 * Shortens the timeouts of a gateway for unresponsive services to a fifth. The gateway must belong to a single suite.
 * @returns the original timeouts of later calls, in milliseconds
 */
export function hurry({ app }: Gateway): readonly number[] {
  const client = app.get(MessageClient, { strict: false });
  const waits: number[] = [];
  const call: MessageClient['call'] = client.call.bind(client);
  client.call = (message, payload, options) => {
    const { timeoutMs = ANSWER_TIMEOUT_MS } = options;
    waits.push(timeoutMs);
    return call(message, payload, { ...options, timeoutMs: timeoutMs / SOONER });
  };
  return waits;
}
