import type { DomainEvent } from '@cartaviva/contracts';
import { traceparent } from '@cartaviva/tracing';
import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { OutboxEvent } from './outbox-event.entity';

/**
 * Writes an event in the transaction of its change. The event is sent after the commit and never after a rollback.
 * @returns the ID of the event
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

/**
 * Writes several events of one kind in one statement. They are sent in the given order.
 * @returns the IDs of the events
 */
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

/**
 * Creates a row of the outbox, for a statement that writes it together with other rows. Call `wroteOutbox` after the
 * statement.
 */
export const outboxRow = <Payload extends object>(
  { name, broadcast }: DomainEvent<Payload>,
  payload: Payload,
  requestId: string,
) => ({
  id: randomUUID() as string,
  name,
  payload,
  requestId,
  broadcast,
  traceparent: traceparent() ?? null,
});

/** Sends the outbox after the commit. `emit` calls this itself. */
export function wroteOutbox({ queryRunner }: EntityManager): void {
  if (queryRunner) queryRunner.data = { ...queryRunner.data, wroteOutbox: true };
}
