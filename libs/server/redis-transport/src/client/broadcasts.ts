import type { DomainEvent } from '@cartaviva/contracts';
import { Injectable, Logger } from '@nestjs/common';
import type { EventEnvelope } from '../wire/envelopes';
import { keys } from '../wire/keys';
import { Subscriptions } from './subscriptions';

type Listener = (payload: object) => void;

/** Broadcast events, told at once to every process that listens and kept for none: for caches. */
@Injectable()
export class Broadcasts {
  private readonly logger = new Logger(Broadcasts.name);
  private readonly listeners = new Map<string, Listener[]>();

  constructor(private readonly subscriptions: Subscriptions) {}

  on<Payload extends object>(
    event: DomainEvent<Payload>,
    listener: (payload: Payload) => void,
  ): void {
    if (!event.broadcast) throw new Error(`${event.name} is not broadcast`);
    const known = this.listeners.get(event.name) ?? [];
    this.listeners.set(event.name, [...known, listener as Listener]);
    this.subscriptions.hear(keys.broadcast(event.source), (text) => this.receive(text));
  }

  /** Called whenever listening begins, and begins again: something may have been missed before. */
  onGap(listener: () => void): void {
    this.subscriptions.onRenewed(listener);
  }

  private receive(text: string): void {
    const { name, payload } = JSON.parse(text) as EventEnvelope;
    for (const listener of this.listeners.get(name) ?? []) {
      try {
        listener(payload);
      } catch (error) {
        this.logger.error({ err: error, message: name });
      }
    }
  }
}
