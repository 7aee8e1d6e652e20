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
  const events = payloads.map((payload) => outboxRow(event, payload, requestId));
  await manager.insert(OutboxEvent, events);
  return events.map(({ id }) => id);
}

/** A row of the outbox, for a statement that writes it beside other rows. Call `wroteOutbox` after the statement. */
export const outboxRow = <Payload extends object>(
  { name, broadcast }: DomainEvent<Payload>,
  payload: Payload,
  requestId: string,
) => ({
  id: randomUUID() as string,
  ...{ name, payload, requestId, broadcast },
  traceparent: traceparent() ?? null,
});

/** Has the outbox sent after the transaction commits, which `emit` does by itself. */
export function wroteOutbox({ queryRunner }: EntityManager): void {
  if (queryRunner) queryRunner.data = { ...queryRunner.data, wroteOutbox: true };
}
