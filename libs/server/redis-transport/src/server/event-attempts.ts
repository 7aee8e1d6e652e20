import { DomainError, SYSTEM } from '@cartaviva/contracts';
import { continueTrace } from '@cartaviva/tracing';
import { MessageContext } from '../message-context';
import type { EventEnvelope } from '../wire/envelopes';
import type { Invoke } from './invoke';

const MAX_ATTEMPTS = 5;
const FIRST_RETRY_MS = 200;
const MAX_RETRY_MS = 5000;

/** Error for an event whose handler failed on every attempt. */
export class GaveUp extends Error {}

/** Returns the pause after consecutive failures in milliseconds. It doubles up to a limit. */
export const pauseAfter = (failures: number) =>
  Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), MAX_RETRY_MS);

const isUnavailable = (error: unknown) =>
  error instanceof DomainError && error.code === 'UNAVAILABLE';

/** Calls an event's handler until it succeeds, at most five times. */
export class EventAttempts {
  constructor(
    private readonly handlers: ReadonlyMap<string, Invoke>,
    /** Waits for the given milliseconds. Rejects when this process stops. */
    private readonly pause: (ms: number) => Promise<void>,
  ) {}

  /**
   * Resolves when the event is handled or has no handler, and rejects with `GaveUp` after the last attempt. An
   * attempt that fails with UNAVAILABLE does not count.
   */
  async run(event: EventEnvelope): Promise<void> {
    const handler = this.handlers.get(event.name);
    if (!handler) return;
    await continueTrace(event.traceparent, () => this.attempt(handler, event));
  }

  private async attempt(handler: Invoke, { id, payload, requestId }: EventEnvelope): Promise<void> {
    let tries = 0;
    for (let failures = 1; ; failures += 1) {
      try {
        await handler(payload, new MessageContext({ actor: SYSTEM, requestId, eventId: id }));
        return;
      } catch (error) {
        if (!isUnavailable(error)) tries += 1;
        if (tries === MAX_ATTEMPTS) throw new GaveUp(String(error));
      }
      await this.pause(pauseAfter(failures));
    }
  }
}
