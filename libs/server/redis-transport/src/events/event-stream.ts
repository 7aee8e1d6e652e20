import { EVENT_LISTENERS, type ServiceName } from '@cartaviva/contracts';
import type { Redis } from 'ioredis';
import { commandConnection, currentRun } from '../connections';
import { timeOf } from '../wire/entry-id';
import { BODY, type EventEnvelope } from '../wire/envelopes';
import { keys } from '../wire/keys';
import { messageSealer } from '../wire/message-key';
import type { MessageSealer } from '../wire/message-sealer';
import { listenersTo, measureListeners } from './listeners';

/** An event on its way out; `broadcast` ones are also told at once to every process that listens. */
export interface OutgoingEvent extends EventEnvelope {
  readonly broadcast: boolean;
}

export interface StreamMemory {
  /** This run of Redis, from its start to its stop. */
  readonly run: string;
  /**
   * How far back from the last appended event something may be missing, in milliseconds: a day when
   * Redis was emptied, a minute when it was restarted or another node took over, else nothing.
   */
  readonly lostMs: number;
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** How long events stay for services that were unavailable, in milliseconds. */
const STREAM_RETENTION_MS = 7 * DAY_MS;
/** How long they stay when everybody has handled them, so that somebody may look at them. */
const HANDLED_RETENTION_MS = 10 * MINUTE_MS;
/** How often what was handled is looked for, in milliseconds. */
const TRIM_INTERVAL_MS = MINUTE_MS;

/** Where a service's events go out. */
export class EventStream {
  private readonly redis: Redis;
  private readonly sealer: MessageSealer;
  /** By Redis's clock, in milliseconds: one of ours that is ahead would delete what nobody has read. */
  private lastAppendedAt = 0;
  private trimmedAt = 0;
  private readonly stopMeasuring: () => void;

  constructor(
    private readonly source: ServiceName,
    redisUrl: string,
  ) {
    this.sealer = messageSealer(source);
    this.redis = commandConnection(redisUrl, `${source}-outbox`);
    this.stopMeasuring = measureListeners(source, this.redis);
  }

  /** Calls a listener each time the connection to Redis stands, the first time included: it may be another Redis. */
  onConnected(listener: () => void): void {
    if (this.redis.status === 'ready') listener();
    this.redis.on('ready', listener);
  }

  /** Appends in the order given. Throws unless Redis has confirmed every one of them. */
  async append(events: readonly OutgoingEvent[]): Promise<void> {
    const oldest = Math.max(0, this.lastAppendedAt - STREAM_RETENTION_MS);
    const [stream, channel] = [keys.events(this.source), keys.broadcast(this.source)];
    const pipeline = this.redis.pipeline();
    for (const { broadcast, ...event } of events) {
      const text = JSON.stringify(event satisfies EventEnvelope);
      const body = this.sealer.seal(text, stream);
      pipeline.xadd(stream, 'MINID', '~', oldest, '*', BODY, body);
      if (broadcast) pipeline.publish(channel, this.sealer.seal(text, channel));
    }
    const results = (await pipeline.exec()) ?? [];
    const failed = results.find(([error]) => error);
    if (failed?.[0]) throw failed[0];
    // The id of the first, which its append answers.
    this.lastAppendedAt = timeOf(String(results[0]?.[1] ?? 0));
    if (this.lastAppendedAt - this.trimmedAt >= TRIM_INTERVAL_MS) {
      this.trimmedAt = this.lastAppendedAt;
      // What stays longer than it needs to does no harm.
      await this.trim().catch(() => undefined);
    }
  }

  /**
   * Deletes what every listener has handled. Nothing while one of them is not known to Redis, as after it was emptied:
   * what it has not read cannot be told.
   */
  private async trim(): Promise<void> {
    const listeners = await listenersTo(this.source, this.redis);
    const names = listeners.map(({ name }) => name);
    if (!EVENT_LISTENERS[this.source].every((listener) => names.includes(listener))) return;
    const reached = listeners.map(({ oldest, lastTaken }) => timeOf(oldest ?? lastTaken));
    const oldest = Math.min(this.lastAppendedAt - HANDLED_RETENTION_MS, ...reached);
    await this.redis.xtrim(keys.events(this.source), 'MINID', '~', oldest);
  }

  /** What Redis may have lost of the events appended before now. */
  async memory(): Promise<StreamMemory> {
    const [run, known] = await Promise.all([
      currentRun(this.redis),
      this.redis.get(keys.eventsRun(this.source)),
    ]);
    if (known === null) return { run, lostMs: DAY_MS };
    return { run, lostMs: known === run ? 0 : MINUTE_MS };
  }

  /** Notes that this run of Redis holds again what was lost before it. */
  async remember({ run }: StreamMemory): Promise<void> {
    await this.redis.set(keys.eventsRun(this.source), run);
  }

  close(): void {
    this.stopMeasuring();
    this.redis.disconnect();
  }
}
