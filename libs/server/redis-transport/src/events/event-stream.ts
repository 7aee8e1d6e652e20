import type { ServiceName } from '@cartaviva/contracts';
import type { Redis } from 'ioredis';
import { commandConnection, currentRun } from '../connections';
import { BODY, type EventEnvelope } from '../wire/envelopes';
import { keys } from '../wire/keys';
import { messageSealer } from '../wire/message-key';
import type { MessageSealer } from '../wire/message-sealer';

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

/** Where a service's events go out. */
export class EventStream {
  private readonly redis: Redis;
  private readonly sealer: MessageSealer;
  /** By Redis's clock, in milliseconds: one of ours that is ahead would delete what nobody has read. */
  private lastAppendedAt = 0;

  constructor(
    private readonly source: ServiceName,
    redisUrl: string,
  ) {
    this.sealer = messageSealer(source);
    this.redis = commandConnection(redisUrl, `${source}-outbox`);
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
    this.lastAppendedAt = Number.parseInt(String(results[0]?.[1] ?? 0));
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
    this.redis.disconnect();
  }
}
