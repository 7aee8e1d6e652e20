import type { DomainEvent, ProcessRole, ServiceName } from '@cartaviva/contracts';
import { Injectable, Logger } from '@nestjs/common';
import type { EventEnvelope } from '../wire/envelopes';
import { keys } from '../wire/keys';
import { messageSealer } from '../wire/message-key';
import type { MessageSealer } from '../wire/message-sealer';
import { reject } from '../wire/rejected-messages';
import { SeenIds } from '../wire/seen-ids';
import { Subscriptions } from './subscriptions';

type Listener = (payload: object) => void;

/** Lifetime of IDs in milliseconds. Outboxes repeat their last minute if Redis lost it (`OutboxRelay`). */
const REPEATED_FOR_MS = 10 * 60_000;

/**
 * Broadcast events, which every listening process receives immediately and nobody stores. They are meant for caches.
 * A repeated event is delivered once, because its subject may have changed since.
 */
@Injectable()
export class Broadcasts {
  private readonly logger = new Logger(Broadcasts.name);
  private readonly listeners = new Map<string, Listener[]>();
  private readonly seen = new SeenIds();
  private readonly sealer: MessageSealer;

  constructor(
    role: ProcessRole,
    private readonly subscriptions: Subscriptions,
  ) {
    this.sealer = messageSealer(role);
  }

  on<Payload extends object>(
    event: DomainEvent<Payload>,
    listener: (payload: Payload) => void,
  ): void {
    if (!event.broadcast) throw new Error(`${event.name} is not broadcast`);
    const known = this.listeners.get(event.name) ?? [];
    this.listeners.set(event.name, [...known, listener as Listener]);
    const { source } = event;
    this.subscriptions.hear(keys.broadcast(source), (sealed) => this.receive(source, sealed));
  }

  /** Calls `listener` whenever a subscription starts or resumes, because events may have been missed before. */
  onGap(listener: () => void): void {
    this.subscriptions.onRenewed(listener);
  }

  private receive(source: ServiceName, sealed: Buffer): void {
    const event = this.open(source, sealed);
    const now = Date.now();
    if (!event || this.seen.isRepeat(event.id, now + REPEATED_FOR_MS, now)) return;
    const { name, payload } = event;
    for (const listener of this.listeners.get(name) ?? []) {
      try {
        listener(payload);
      } catch (error) {
        this.logger.error({ err: error, message: name });
      }
    }
  }

  private open(source: ServiceName, sealed: Buffer): EventEnvelope | undefined {
    const channel = keys.broadcast(source);
    try {
      const { sender, text } = this.sealer.open(sealed, channel);
      if (sender === source) return JSON.parse(text) as EventEnvelope;
    } catch {
      // Reported below.
    }
    reject('broadcast', 'forged', channel);
    return undefined;
  }
}
