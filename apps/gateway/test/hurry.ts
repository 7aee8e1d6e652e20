import { ANSWER_TIMEOUT_MS, MessageClient } from '@cartaviva/redis-transport';
import type { Gateway } from './test-gateway';

/** How many times sooner a gateway in a hurry gives up. */
const SOONER = 5;

const timeout = AbortSignal.timeout.bind(AbortSignal);

/** A tenth of the time: for `jest.spyOn(AbortSignal, 'timeout')`, which ends with its test. */
export const timeoutSooner = (ms: number): AbortSignal => timeout(ms / 10);

/**
 * Makes a gateway of the suite's own give up silent services in a fifth of the time.
 * @returns how long it would have waited for each answer since, in milliseconds
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
