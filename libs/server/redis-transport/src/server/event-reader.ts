import type { ServiceName } from '@cartaviva/contracts';
import { Logger } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { setTimeout as pause } from 'node:timers/promises';
import { BODY } from '../wire/envelopes';
import { keys } from '../wire/keys';
import type { MessageSealer } from '../wire/message-sealer';
import { leaveGroup, type ConsumerGroup } from './consumer-group';
import { EventAttempts, GaveUp } from './event-attempts';
import { entryOf, GroupReader, type Entry, type RawEntry } from './group-reader';
import type { Invoke } from './invoke';
import { deadLetters } from './metrics';
import { openEvent, RefusedEvent } from './open-event';

/** Number of deliveries after which an entry counts as poison, because it kills its consumers. */
const MAX_DELIVERIES = 5;
const POISON = 'nobody who took it lived to finish';

/** Reply of XAUTOCLAIM: the next start ID and the claimed entries. */
type Claimed = [next: Buffer, entries: RawEntry[]];

interface EventReading {
  readonly source: ServiceName;
  readonly listener: ServiceName;
  readonly consumer: string;
  readonly concurrency: number;
  /** Idle time after which another replica takes over entries, in milliseconds. */
  readonly takeOverMs: number;
  readonly commands: Redis;
  readonly sealer: MessageSealer;
  readonly connection: Redis;
  readonly handlers: ReadonlyMap<string, Invoke>;
}

/**
 * Handles another service's events at least once: an entry is acknowledged after its handler. If a replica falls
 * silent, another one takes over its entries.
 */
export class EventReader {
  private readonly logger = new Logger(EventReader.name);
  private readonly own: ConsumerGroup;
  private readonly reader: GroupReader;
  private readonly attempts: EventAttempts;
  private readonly held = new Set<string>();
  private readonly stopping = new AbortController();
  private tending: NodeJS.Timeout | undefined;

  constructor(private readonly options: EventReading) {
    const { source, listener, consumer, connection, commands, concurrency } = options;
    this.own = { stream: keys.events(source), group: listener, consumer };
    const { signal } = this.stopping;
    this.attempts = new EventAttempts(options.handlers, (ms) => pause(ms, undefined, { signal }));
    this.reader = new GroupReader({
      ...this.own,
      connection,
      commands,
      concurrency,
      doneWhenRead: false,
      handle: (entry) => this.handle(entry),
    });
  }

  start(): void {
    this.reader.start();
    this.tending = setInterval(() => void this.tend(), this.options.takeOverMs / 3);
  }

  get isReading(): boolean {
    return this.reader.isReading;
  }

  /** Running handlers finish. Events that wait for another attempt are left to other replicas. */
  async drain(): Promise<void> {
    this.stopping.abort();
    await this.reader.drain();
    clearInterval(this.tending);
    await leaveGroup(this.options.commands, this.own).catch(() => undefined);
  }

  private async handle(entry: Entry): Promise<void> {
    const { id, body } = entry;
    this.held.add(id);
    try {
      const { sealer, source } = this.options;
      await this.attempts.run(openEvent(sealer, source, body ?? Buffer.alloc(0)));
      await this.options.commands.xack(this.own.stream, this.own.group, id);
    } catch (error) {
      await this.setAside(entry, error);
    } finally {
      this.held.delete(id);
    }
  }

  /** Buries only events that were given up. Other events stay pending and are delivered again. */
  private async setAside(entry: Entry, error: unknown): Promise<void> {
    if (this.stopping.signal.aborted) return;
    const reason = error instanceof GaveUp || error instanceof RefusedEvent ? error.message : null;
    if (reason) await this.bury(entry, reason);
    else this.logger.warn(`Event ${entry.id} stays pending: ${String(error)}`);
  }

  private async bury({ id, body = Buffer.alloc(0) }: Entry, reason: string): Promise<void> {
    const { stream, group } = this.own;
    deadLetters.inc({ source: this.options.source });
    this.logger.error({ message: 'Event given up', stream, id, listener: group, reason });
    await this.options.commands
      .multi()
      .xadd(keys.dead(this.options.source), '*', BODY, body, 'listener', group, 'reason', reason)
      .xack(stream, group, id)
      .exec()
      .catch((error: unknown) => this.logger.warn(`Event ${id} stays pending: ${String(error)}`));
  }

  /** Renews the claims on entries in progress, and then takes over idle entries of other replicas. */
  private async tend(): Promise<void> {
    const { stream, group, consumer } = this.own;
    try {
      if (this.held.size > 0) {
        await this.options.commands.xclaim(stream, group, consumer, 0, ...this.held, 'JUSTID');
      }
      if (!this.stopping.signal.aborted) await this.takeOver();
    } catch {
      // Redis is down or was emptied. The reader reports it, and the next run retries.
    }
  }

  private async takeOver(): Promise<void> {
    const { commands, takeOverMs } = this.options;
    const { stream, group, consumer } = this.own;
    const { inFlight } = this.reader;
    let from = '0-0';
    do {
      if (inFlight.free <= 0) return;
      const silent = [stream, group, consumer, takeOverMs, from, 'COUNT', inFlight.free] as const;
      const [next, entries] = (await commands.callBuffer('XAUTOCLAIM', ...silent)) as Claimed;
      for (const entry of entries.map(entryOf)) {
        const isPoison = (await this.deliveriesOf(entry.id)) > MAX_DELIVERIES;
        inFlight.add(isPoison ? this.bury(entry, POISON) : this.handle(entry));
      }
      from = next.toString();
    } while (from !== '0-0' && !this.stopping.signal.aborted);
  }

  private async deliveriesOf(id: string): Promise<number> {
    const { stream, group } = this.own;
    const [entry] = await this.options.commands.xpending(stream, group, id, id, 1);
    return Number((entry as unknown[] | undefined)?.[3] ?? 0);
  }
}
