import type { Actor, Message, ProcessRole, ServiceName } from '@cartaviva/contracts';
import { inSpan, SpanKind, traceparent } from '@cartaviva/tracing';
import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { ClientProxy, type ReadPacket, type WritePacket } from '@nestjs/microservices';
import type { Redis } from 'ioredis';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { commandConnection } from '../connections';
import { BODY, type ReplyEnvelope, type RequestEnvelope } from '../wire/envelopes';
import { partFiles, sealFiles } from '../wire/files';
import { keys } from '../wire/keys';
import { fromRefusal, unavailable } from '../wire/refusals';
import { messageSealer } from '../wire/message-key';
import type { MessageSealer } from '../wire/message-sealer';
import { reject } from '../wire/rejected-messages';
import { Subscriptions } from './subscriptions';

export interface CallOptions {
  readonly actor: Actor;
  readonly requestId: string;
  /** Longest wait for the answer, in milliseconds; `ANSWER_TIMEOUT_MS` unless told otherwise. */
  readonly timeoutMs?: number;
  /** When who asked us stops waiting, in epoch milliseconds: our own answer must be there before. */
  readonly deadline?: number;
}

interface Asked extends Pick<RequestEnvelope, 'payload' | 'actor' | 'requestId' | 'deadline'> {
  readonly service: ServiceName;
}

/** A call that has no reply yet. */
interface Waiting {
  readonly service: ServiceName;
  readonly answer: (packet: WritePacket) => void;
}

/** Longest wait for an answer, in milliseconds. */
export const ANSWER_TIMEOUT_MS = 4000;
/** Requests older than this are trimmed; their deadlines are long past, in milliseconds. */
const STREAM_RETENTION_MS = 60_000;
/** How long a starting process waits for Redis before it goes on without, in milliseconds. */
const CONNECT_TIMEOUT_MS = 2000;

/** What is left to answer who asked us, once we were answered, in milliseconds. */
const OWN_ANSWER_MS = 100;

/** Asks services. Every call ends by its deadline, with a reply or with a `DomainError`. */
@Injectable()
export class MessageClient extends ClientProxy implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger(MessageClient.name);
  private readonly commands: Redis;
  private readonly sealer: MessageSealer;
  private readonly replyTo: string;
  private readonly waiting = new Map<string, Waiting>();
  /** When Redis took the last request, by its own clock: that of this host may be wrong. */
  private lastAskedAt = 0;

  constructor(
    redisUrl: string,
    role: ProcessRole,
    private readonly subscriptions: Subscriptions,
  ) {
    super();
    this.sealer = messageSealer(role);
    this.replyTo = keys.replies(role, randomUUID());
    this.commands = commandConnection(redisUrl, `${role}-calls`);
    subscriptions.hear(this.replyTo, (sealed) => this.receive(sealed));
    subscriptions.awaitedWhile(() => this.waiting.size > 0);
    subscriptions.onLost(() => this.refuseWaiting());
  }

  /**
   * Sends `payload` to the one service that answers `message`. Rejects with the service's
   * `DomainError`, or with UNAVAILABLE when nobody answered in time or Redis is unavailable; the work may
   * then have been done all the same.
   */
  call<Request extends object, Reply>(
    message: Message<Request, Reply>,
    payload: NoInfer<Request>,
    options: CallOptions,
  ): Promise<Reply> {
    return inSpan(message.name, { kind: SpanKind.CLIENT }, () =>
      this.ask(message, payload, options),
    );
  }

  private ask<Request extends object, Reply>(
    { name, service }: Message<Request, Reply>,
    payload: NoInfer<Request>,
    { actor, requestId, timeoutMs = ANSWER_TIMEOUT_MS, deadline: outer = Infinity }: CallOptions,
  ): Promise<Reply> {
    const now = Date.now();
    const deadline = Math.min(now + timeoutMs, outer - OWN_ANSWER_MS);
    const asked: Asked = { service, payload, actor, requestId, deadline };
    if (!this.canAsk) return Promise.reject(unavailable());
    // Not through `send`: its observables would take longer about a reply than Redis does.
    return new Promise((resolve, reject) => {
      const end = (settle: () => void) => {
        clearTimeout(timer);
        forget();
        settle();
      };
      const forget = this.publish({ pattern: name, data: asked }, ({ err, response }) =>
        end(() => (err ? reject(err as Error) : resolve(response as Reply))),
      );
      const timer = setTimeout(() => end(() => reject(unavailable())), deadline - now);
    });
  }

  /** Whether a call made now would reach Redis, and its reply this process. */
  get canAsk(): boolean {
    return this.commands.status === 'ready' && this.subscriptions.isLive;
  }

  /** Rejects while no call could be asked or answered: what health checks ask. */
  async ping(): Promise<unknown> {
    if (!this.canAsk) throw unavailable();
    return this.commands.ping();
  }

  async onModuleInit(): Promise<void> {
    const deadline = Date.now() + CONNECT_TIMEOUT_MS;
    while (!this.canAsk && Date.now() < deadline) await pause(10);
  }

  onApplicationShutdown(): void {
    this.close();
  }

  /** Part of every send: refuses at once when no answer could come. */
  async connect(): Promise<void> {
    if (!this.canAsk) throw unavailable();
  }

  close(): void {
    this.commands.disconnect();
    this.subscriptions.close();
  }

  unwrap<T>(): T {
    return this.commands as T;
  }

  protected publish(
    { pattern, data }: ReadPacket<Asked>,
    answer: (packet: WritePacket) => void,
  ): () => void {
    const { service, payload, ...travelling } = data;
    const { rest, files } = partFiles(payload);
    const name = String(pattern);
    const id = randomUUID();
    const { replyTo } = this;
    const request: RequestEnvelope = {
      ...{ id, name, payload: rest, ...travelling, replyTo },
      traceparent: traceparent(),
    };
    const stream = keys.requests(service);
    const sealed = this.sealer.seal(JSON.stringify(request), stream);
    const oldest = Math.max(0, this.lastAskedAt - STREAM_RETENTION_MS);
    this.waiting.set(id, { service, answer });
    const fields = [BODY, sealed, ...sealFiles(files, this.sealer, { stream, id })];
    this.commands.xadd(stream, 'MINID', '~', oldest, '*', ...fields).then(
      (entry) => (this.lastAskedAt = Number.parseInt(String(entry))),
      (error: unknown) => {
        this.logger.warn(`${name} was not asked: ${String(error)}`);
        answer({ err: unavailable() });
      },
    );
    return () => this.waiting.delete(id);
  }

  protected dispatchEvent(): never {
    throw new Error('Events leave a service through its outbox');
  }

  /** Replies that come while nobody listens are lost: who waits for one hears so now, not at its deadline. */
  private refuseWaiting(): void {
    for (const { answer } of this.waiting.values()) answer({ err: unavailable() });
  }

  /** A reply counts when the service that was asked sealed it for this process and names the request. */
  private receive(sealed: Buffer): void {
    try {
      const { sender, text } = this.sealer.open(sealed, this.replyTo);
      const { id, reply, refusal } = JSON.parse(text) as ReplyEnvelope;
      const waiting = this.waiting.get(id);
      if (!waiting) return;
      if (waiting.service !== sender) throw new Error(`${sender} was not asked`);
      if (refusal) waiting.answer({ err: fromRefusal(refusal) });
      else waiting.answer({ response: reply, isDisposed: true });
    } catch {
      reject('reply', 'forged', this.replyTo);
    }
  }
}
