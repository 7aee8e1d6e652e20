import type { DomainEvent } from '@cartaviva/contracts';
import { traceparent } from '@cartaviva/tracing';
import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { OutboxEvent } from './outbox-event.entity';

/**
 * Writes an event into the transaction of the change it tells of. It is sent once that commits, and
 * never when it rolls back. Returns the event's id.
 */
export async function emit<Payload extends object>(
  manager: EntityManager,
  event: DomainEvent<Payload>,
  payload: Payload,
  requestId: string,
): Promise<string> {
  const id = randomUUID();
  await manager.insert(OutboxEvent, {
    id,
    name: event.name,
    payload,
    requestId,
    traceparent: traceparent() ?? null,
    broadcast: event.broadcast,
  });
  return id;
}
