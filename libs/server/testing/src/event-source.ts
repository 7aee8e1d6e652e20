import type { DomainEvent, ServiceName } from '@cartaviva/contracts';
import { EventStream } from '@cartaviva/redis-transport';
import { randomUUID } from 'node:crypto';
import { eventually } from './eventually';

export class EventSource {
  private readonly stream: EventStream;

  constructor(service: ServiceName, redisUrl: string) {
    this.stream = new EventStream(service, redisUrl);
  }

  /** Emits the event once for each ID. A repeated ID simulates a repeated delivery. */
  async emit<Payload extends object>(
    { name, broadcast }: DomainEvent<Payload>,
    payload: NoInfer<Payload>,
    ids: readonly string[] = [randomUUID()],
  ): Promise<void> {
    const occurredAt = new Date().toISOString();
    const events = ids.map((id) => ({ id, name, payload, requestId: '', occurredAt, broadcast }));
    await eventually(() => this.stream.append(events));
  }

  close(): void {
    this.stream.close();
  }
}
