import { EVENT_LISTENERS, type ServiceName } from '@cartaviva/contracts';
import type { Redis } from 'ioredis';
import { commandConnection, currentRun } from '../connections';
import { timeOf } from '../wire/entry-id';
import { BODY, type EventEnvelope } from '../wire/envelopes';
import { keys } from '../wire/keys';
import { messageSealer } from '../wire/message-key';
import type { MessageSealer } from '../wire/message-sealer';
import { listenersTo, measureListeners } from './listeners';

/** Event to send. Broadcast events also reach every listening process immediately. */
export interface OutgoingEvent extends EventEnvelope {
  readonly broadcast: boolean;
}

export interface StreamMemory {
  /** Run ID of Redis, which lasts from its start to its stop. */
  readonly run: string;
  /**
   * Time before the last appended event in which events may be missing, in milliseconds: a day after Redis was
   * emptied, a minute after a restart or a failover, otherwise 0.
   */
  readonly lostMs: number;
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Retention of events for services that are unavailable, in milliseconds. */
const STREAM_RETENTION_MS = 7 * DAY_MS;
/** Retention of events that all listeners have handled, for inspection, in milliseconds. */
const HANDLED_RETENTION_MS = 10 * MINUTE_MS;
/** Interval between deletions of handled events, in milliseconds. */
const TRIM_INTERVAL_MS = MINUTE_MS;

export class EventStream {
  private readonly redis: Redis;
  private readonly sealer: MessageSealer;
  /** Time of Redis's clock, in milliseconds. A local clock that is ahead would delete unread events. */
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

  /** Calls `listener` each time Redis is connected, including the first time. It may be another Redis. */
  onConnected(listener: () => void): void {
    if (this.redis.status === 'ready') listener();
    this.redis.on('ready', listener);
  }

  /** Appends events in order. Throws unless Redis confirmed all of them. */
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
    // ID of the first event, from the reply to its append.
    this.lastAppendedAt = timeOf(String(results[0]?.[1] ?? 0));
    if (this.lastAppendedAt - this.trimmedAt >= TRIM_INTERVAL_MS) {
      this.trimmedAt = this.lastAppendedAt;
      // Events that stay too long do no harm.
      await this.trim().catch(() => undefined);
    }
  }

  /**
   * Deletes events that every listener has handled. If Redis does not know a listener, as after it was emptied,
   * nothing is deleted, because its progress is unknown.
   */
  private async trim(): Promise<void> {
    const listeners = await listenersTo(this.source, this.redis);
    const names = listeners.map(({ name }) => name);
    if (!EVENT_LISTENERS[this.source].every((listener) => names.includes(listener))) return;
    const reached = listeners.map(({ oldest, lastTaken }) => timeOf(oldest ?? lastTaken));
    const oldest = Math.min(this.lastAppendedAt - HANDLED_RETENTION_MS, ...reached);
    await this.redis.xtrim(keys.events(this.source), 'MINID', '~', oldest);
  }

  /** Returns the time span of events that Redis may have lost. */
  async memory(): Promise<StreamMemory> {
    const [run, known] = await Promise.all([
      currentRun(this.redis),
      this.redis.get(keys.eventsRun(this.source)),
    ]);
    if (known === null) return { run, lostMs: DAY_MS };
    return { run, lostMs: known === run ? 0 : MINUTE_MS };
  }

  /** Records that this run of Redis has all events again. */
  async remember({ run }: StreamMemory): Promise<void> {
    await this.redis.set(keys.eventsRun(this.source), run);
  }

  close(): void {
    this.stopMeasuring();
    this.redis.disconnect();
  }
}
