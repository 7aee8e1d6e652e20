import type { ServiceName } from '@cartaviva/contracts';
import type { EventEnvelope } from '../wire/envelopes';
import { keys } from '../wire/keys';
import type { MessageSealer } from '../wire/message-sealer';
import { reject } from '../wire/rejected-messages';

/**
 * Maximum age of an event. Handled events are recorded for 30 days (`EventRetention`), so older copies would run
 * again.
 */
const MAX_AGE_MS = 29 * 24 * 3_600_000;

/** Error for an event that must never be handled. */
export class RefusedEvent extends Error {}

/** Opens an event. Throws `RefusedEvent` if `source` did not seal it or if it is too old. */
export function openEvent(sealer: MessageSealer, source: ServiceName, body: Buffer): EventEnvelope {
  const stream = keys.events(source);
  let event: EventEnvelope;
  try {
    const { sender, text } = sealer.open(body, stream);
    if (sender !== source) throw new Error(`${sender} has no events here`);
    event = JSON.parse(text) as EventEnvelope;
  } catch {
    reject('event', 'forged', stream);
    throw new RefusedEvent('not sealed by its source');
  }
  if (Date.now() - Date.parse(event.occurredAt) <= MAX_AGE_MS) return event;
  reject('event', 'expired', stream);
  throw new RefusedEvent('older than what is remembered of handled events');
}
