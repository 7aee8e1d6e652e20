import { DomainError, requireRight, type ServiceName } from '@cartaviva/contracts';
import { continueTrace } from '@cartaviva/tracing';
import { Logger } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { currentRun } from '../connections';
import { MessageContext } from '../message-context';
import type { ReplyEnvelope, RequestEnvelope } from '../wire/envelopes';
import { openFiles } from '../wire/files';
import { keys } from '../wire/keys';
import { toRefusal } from '../wire/refusals';
import type { MessageSealer } from '../wire/message-sealer';
import { reject } from '../wire/rejected-messages';
import { SeenIds } from '../wire/seen-ids';
import { leaveGroup, type ConsumerGroup } from './consumer-group';
import { GroupReader, entryOf, type Entry, type RawEntry } from './group-reader';
import type { Invoke } from './invoke';
import { Lane, type LaneLimits } from './lane';
import { stale, waited } from './metrics';

/** Maximum number of waiting requests that are refused immediately after an outage. Others reach their deadlines. */
const MAX_REFUSED = 1000;
/** Maximum time that a taken request stays in the stream, in milliseconds. */
const DELETE_AT_LATEST_MS = 100;
/** Time that taken requests wait for others before a reply triggers their deletion, in milliseconds. */
const DELETE_WITH_REPLY_MS = 10;
/** Seconds after which a client may retry if a lane is full. */
const CROWDED_SECONDS = 2;

interface RequestReading {
  readonly service: ServiceName;
  readonly consumer: string;
  readonly concurrency: number;
  readonly commands: Redis;
  readonly sealer: MessageSealer;
  readonly connection: Redis;
  readonly handlerOf: (name: string) => Invoke | undefined;
  /** Limits of messages with a lane, keyed by message name. */
  readonly lanes: ReadonlyMap<string, LaneLimits>;
}

/**
 * Answers a service's requests at most once: an entry leaves the stream when it is taken. If a replica dies, no other
 * repeats its work, and its callers wait until their deadlines.
 */
export class RequestReader {
  private readonly logger = new Logger(RequestReader.name);
  private readonly own: ConsumerGroup;
  private readonly reader: GroupReader;
  private readonly taken: string[] = [];
  private readonly seen = new SeenIds();
  private readonly lanes = new Map<string, Lane>();
  private firstTakenAt = 0;
  private striking: NodeJS.Timeout | undefined;

  constructor(private readonly options: RequestReading) {
    const { service, consumer, concurrency, connection, commands, lanes } = options;
    const byLimits = new Map([...lanes.values()].map((limits) => [limits, new Lane(limits)]));
    for (const [name, limits] of lanes) this.lanes.set(name, byLimits.get(limits)!);
    this.own = { stream: keys.requests(service), group: service, consumer };
    this.reader = new GroupReader({
      ...this.own,
      connection,
      commands,
      concurrency,
      doneWhenRead: true,
      prepare: () => this.leaveOutEarlierRuns(),
      onBatch: (entries) => this.deleteTaken(entries),
      handle: (entry) => this.answer(entry),
    });
  }

  start(): void {
    this.reader.start();
  }

  get isReading(): boolean {
    return this.reader.isReading;
  }

  async drain(): Promise<void> {
    await this.reader.drain();
    for (const lane of this.lanes.values()) await lane.whenIdle();
    await this.deleteTakenNow();
    await leaveGroup(this.options.commands, this.own).catch(() => undefined);
  }

  /**
   * A Redis that crashed may have forgotten which requests were taken in its last second. Older requests are not read
   * again, so that none runs twice. Some may be new, from clients that reconnected sooner.
   */
  private async leaveOutEarlierRuns(): Promise<void> {
    const { connection, service } = this.options;
    const run = await currentRun(connection);
    const known = await connection.get(keys.requestsRun(service));
    if (known === run) return;
    const [seconds, micros] = await connection.time();
    const now = Number(seconds) * 1000 + Math.ceil(Number(micros) / 1000);
    if (known) await this.refuseBefore(now);
    await connection.set(keys.requestsRun(service), run);
  }

  /** Removes older requests from the stream and refuses those that are still awaited. */
  private async refuseBefore(now: number): Promise<void> {
    const { connection } = this.options;
    const { stream } = this.own;
    const left = await connection.xrevrangeBuffer(stream, `(${now}`, '-', 'COUNT', MAX_REFUSED);
    await connection.xtrim(stream, 'MINID', now);
    for (const entry of (left as RawEntry[]).map(entryOf)) {
      const request = this.open(entry);
      if (!request || Date.now() > request.deadline) continue;
      await this.refuse(request, new DomainError('UNAVAILABLE'));
    }
  }

  /** Deletes taken requests with the next reply, so that the length of the stream is the backlog. */
  private deleteTaken(entries: readonly Entry[]): void {
    if (this.taken.length === 0) this.firstTakenAt = Date.now();
    this.taken.push(...entries.map(({ id }) => id));
    this.striking ??= setTimeout(() => void this.deleteTakenNow(), DELETE_AT_LATEST_MS);
  }

  private async deleteTakenNow(): Promise<void> {
    clearTimeout(this.striking);
    this.striking = undefined;
    const ids = this.taken.splice(0);
    if (ids.length === 0) return;
    await this.options.commands.xdel(this.own.stream, ...ids).catch((error: unknown) => {
      this.logger.warn(`Taken requests stay in the stream: ${String(error)}`);
    });
  }

  /** Resolves when the request is answered or starts to wait in its lane. */
  private async answer(entry: Entry): Promise<void> {
    const request = this.open(entry);
    if (!request) return reject('request', 'forged', this.own.stream);
    const work = () => this.attempt(entry, () => this.work(entry, request));
    const lane = this.lanes.get(request.name);
    if (!lane) return work();
    const crowded = new DomainError('UNAVAILABLE', { retryAfterSeconds: CROWDED_SECONDS });
    return lane.add(work, () => this.attempt(entry, () => this.refuse(request, crowded)));
  }

  private async attempt({ id }: Entry, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.logger.warn(`Request ${id} stays unanswered: ${String(error)}`);
    }
  }

  private async work({ id }: Entry, request: RequestEnvelope): Promise<void> {
    const now = Date.now();
    waited.observe(Math.max(0, now - Number.parseInt(id)) / 1000);
    if (now > request.deadline) return stale.inc();
    if (this.seen.isRepeat(request.id, request.deadline, now)) {
      return reject('request', 'repeated', this.own.stream);
    }
    const reply = await continueTrace(request.traceparent, () => this.replyTo(request));
    await this.publish(request, reply);
  }

  private refuse(request: RequestEnvelope, error: DomainError): Promise<void> {
    return this.publish(request, refusalOf(request, error));
  }

  private async publish({ replyTo }: RequestEnvelope, reply: string): Promise<void> {
    const { commands, sealer } = this.options;
    // Both commands are sent in one packet.
    if (Date.now() - this.firstTakenAt >= DELETE_WITH_REPLY_MS) void this.deleteTakenNow();
    await commands.publish(replyTo, sealer.seal(reply, replyTo));
  }

  /** Opens a request. Returns undefined if no process of this system sealed it for this stream. */
  private open({ body, fields }: Entry): RequestEnvelope | undefined {
    const { sealer } = this.options;
    const { stream } = this.own;
    try {
      const { text } = sealer.open(body ?? Buffer.alloc(0), stream);
      const request = JSON.parse(text) as RequestEnvelope;
      Object.assign(request.payload, openFiles(fields, sealer, { stream, id: request.id }));
      return request;
    } catch {
      return undefined;
    }
  }

  /**
   * Returns the answer as JSON. Messages that a member's role does not allow never reach a handler. A reply that
   * cannot be serialized is an internal error.
   */
  private async replyTo(request: RequestEnvelope): Promise<string> {
    const { id, name, payload, ...travelling } = request;
    try {
      const handler = this.options.handlerOf(name);
      if (!handler) throw new DomainError('UNKNOWN_MESSAGE');
      requireRight(name, travelling.actor, payload);
      const reply = await handler(payload, new MessageContext(travelling));
      return JSON.stringify({ id, reply } satisfies ReplyEnvelope);
    } catch (error) {
      if (!(error instanceof DomainError)) {
        this.logger.error({ err: error, message: name, requestId: request.requestId });
      }
      return refusalOf(request, error);
    }
  }
}

const refusalOf = ({ id }: RequestEnvelope, error: unknown): string =>
  JSON.stringify({ id, refusal: toRefusal(error) } satisfies ReplyEnvelope);
