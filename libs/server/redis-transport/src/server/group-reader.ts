import { Logger } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { setTimeout as pause } from 'node:timers/promises';
import { BLOCK_TIMEOUT_MS } from '../connections';
import { BODY } from '../wire/envelopes';
import { ensureGroup, deleteDeadConsumers, type ConsumerGroup } from './consumer-group';
import { InFlight } from './in-flight';

const RETRY_MS = 50;

/** Entry of a stream. `body` is undefined in foreign entries. */
export interface Entry {
  readonly id: string;
  readonly body: Buffer | undefined;
  readonly fields: ReadonlyMap<string, Buffer>;
}

interface GroupReading extends ConsumerGroup {
  /** Dedicated connection, because a blocking read delays all later commands. */
  readonly connection: Redis;
  /** Connection for replies and acknowledgments. Without it, nothing is read. */
  readonly commands: Redis;
  readonly concurrency: number;
  /** Acknowledges entries as soon as they are read. */
  readonly doneWhenRead: boolean;
  /** Runs at the start of each round of reads, before the group is created. */
  readonly prepare?: () => Promise<void>;
  readonly onBatch?: (entries: readonly Entry[]) => void;
  /** Handles one entry; never rejects. */
  readonly handle: (entry: Entry) => Promise<void>;
}

/** Reads a stream as a consumer of a group, but no more entries than it has capacity for. */
export class GroupReader {
  readonly inFlight: InFlight;
  private readonly logger: Logger;
  /** Is true from the moment when the group exists until a read fails. */
  isReading = false;
  private isStopping = false;
  private reading: Promise<void> | undefined;

  constructor(private readonly options: GroupReading) {
    this.inFlight = new InFlight(options.concurrency);
    this.logger = new Logger(`${GroupReader.name} ${options.stream}`);
  }

  start(): void {
    this.reading = this.readUntilStopped();
  }

  /** Takes no new entries, waits for the running ones and closes the connection. */
  async drain(): Promise<void> {
    this.isStopping = true;
    await this.reading;
    await this.inFlight.whenIdle();
    this.options.connection.disconnect();
  }

  /**
   * An error, such as an unavailable, restarted or emptied Redis, ends a round. The next round starts with the group.
   */
  private async readUntilStopped(): Promise<void> {
    while (!this.isStopping) {
      if (this.isConnected) await this.readOneRound();
      else await pause(RETRY_MS);
    }
  }

  private async readOneRound(): Promise<void> {
    try {
      await this.options.prepare?.();
      await ensureGroup(this.options.connection, this.options);
      await deleteDeadConsumers(this.options.connection, this.options);
      this.isReading = true;
      while (this.isConnected && !this.isStopping) await this.readOnce();
    } catch (error) {
      this.logger.warn(`Reading anew: ${String(error)}`);
      await pause(RETRY_MS);
    } finally {
      this.isReading = false;
    }
  }

  private get isConnected(): boolean {
    const { connection, commands } = this.options;
    return connection.status === 'ready' && commands.status === 'ready';
  }

  private async readOnce(): Promise<void> {
    await this.inFlight.whenFree();
    const entries = await this.nextEntries(this.inFlight.free);
    if (entries.length === 0) return;
    this.options.onBatch?.(entries);
    for (const entry of entries) this.inFlight.add(this.options.handle(entry));
  }

  private async nextEntries(count: number): Promise<Entry[]> {
    const { connection, stream, group, consumer, doneWhenRead } = this.options;
    const reader = ['GROUP', group, consumer, 'COUNT', count, 'BLOCK', BLOCK_TIMEOUT_MS] as const;
    const read = await (doneWhenRead
      ? connection.xreadgroupBuffer(...reader, 'NOACK', 'STREAMS', stream, '>')
      : connection.xreadgroupBuffer(...reader, 'STREAMS', stream, '>'));
    const [[, entries] = []] = (read ?? []) as [stream: Buffer, entries: RawEntry[]][];
    return (entries ?? []).map(entryOf);
  }
}

/** Raw entry of Redis: its ID and `[field, value, field, value…]`. */
export type RawEntry = readonly [id: Buffer, fields: readonly Buffer[] | null];

export function entryOf([id, flat]: RawEntry): Entry {
  const fields = new Map<string, Buffer>();
  for (let at = 0; flat && at < flat.length; at += 2) {
    fields.set(String(flat[at]), flat[at + 1]!);
  }
  return { id: id.toString(), body: fields.get(BODY), fields };
}
