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
  /** Maximum wait for the answer, in milliseconds. The default is `ANSWER_TIMEOUT_MS`. */
  readonly timeoutMs?: number;
  /** Moment, in epoch milliseconds, when this process's own caller stops waiting. The answer must arrive earlier. */
  readonly deadline?: number;
}

interface Asked extends Pick<RequestEnvelope, 'payload' | 'actor' | 'requestId' | 'deadline'> {
  readonly service: ServiceName;
}

interface Waiting {
  readonly service: ServiceName;
  readonly answer: (packet: WritePacket) => void;
}

/** Maximum wait for an answer, in milliseconds. */
export const ANSWER_TIMEOUT_MS = 4000;
/** Age in milliseconds from which requests are trimmed. Their deadlines have long passed. */
const STREAM_RETENTION_MS = 60_000;
/** Maximum wait for Redis at the start, in milliseconds. After it, the process starts without Redis. */
const CONNECT_TIMEOUT_MS = 2000;

/** Time that remains to answer this process's own caller, in milliseconds. */
const OWN_ANSWER_MS = 100;

/** Sends requests to services. Every call ends by its deadline, with a reply or with a `DomainError`. */
@Injectable()
export class MessageClient extends ClientProxy implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger(MessageClient.name);
  private readonly commands: Redis;
  private readonly sealer: MessageSealer;
  private readonly replyTo: string;
  private readonly waiting = new Map<string, Waiting>();
  /** Time when Redis accepted the last request, by Redis's clock, because the host's clock may be wrong. */
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
   * Sends `payload` to the service that answers `message`. Rejects with the service's `DomainError`, or with
   * UNAVAILABLE if Redis is down or no answer came in time. The service may still have done the work.
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
    // Nest's `send` is not used, because its observables take longer than Redis itself.
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

  /** Is true if a call would reach Redis now and its reply would reach this process. */
  get canAsk(): boolean {
    return this.commands.status === 'ready' && this.subscriptions.isLive;
  }

  /** Rejects while calls cannot be sent or answered. Health checks use it. */
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

  /** Runs before every send and refuses it if no answer could arrive. */
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

  /** Refuses all waiting calls when the subscription is lost, because their replies are lost, too. */
  private refuseWaiting(): void {
    for (const { answer } of this.waiting.values()) answer({ err: unavailable() });
  }

  /** Accepts a reply only if the requested service sealed it for this process and it names the request. */
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
