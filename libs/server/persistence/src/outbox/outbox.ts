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
  const [id] = await emitAll(manager, event, [payload], requestId);
  return id!;
}

/** Writes several events of one kind in one statement. They leave in their sequence. Returns their ids. */
export async function emitAll<Payload extends object>(
  manager: EntityManager,
  event: DomainEvent<Payload>,
  payloads: readonly Payload[],
  requestId: string,
): Promise<string[]> {
  const events = payloads.map((payload) => ({
    id: randomUUID() as string,
    name: event.name,
    payload,
    requestId,
    traceparent: traceparent() ?? null,
    broadcast: event.broadcast,
  }));
  await manager.insert(OutboxEvent, events);
  return events.map(({ id }) => id);
}
