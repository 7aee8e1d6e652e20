import type { ServiceName } from '@cartaviva/contracts';
import type { INestApplicationContext, PipeTransform } from '@nestjs/common';
import { Server, type CustomTransportStrategy, type MessageHandler } from '@nestjs/microservices';
import type { Redis } from 'ioredis';
import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { messageSealer } from '../wire/message-key';
import type { MessageSealer } from '../wire/message-sealer';
import { commandConnection, readConnection } from '../connections';
import { EventReader } from './event-reader';
import { invoking, type Invoke } from './invoke';
import type { LaneLimits } from './lane';
import { measureRequests } from './request-backlog';
import { addProviderHandlers } from './provider-handlers';
import { RequestReader } from './request-reader';

export interface RedisTransportOptions {
  readonly service: ServiceName;
  readonly redisUrl: string;
  /** Maximum number of requests, and of events of each source, that one replica handles at once. */
  readonly concurrency?: number;
  /** Idle time after which another replica takes over events, in milliseconds. */
  readonly takeOverMs?: number;
}

/** Serves a service's `@Handles` and `@Listens` methods over Redis Streams (see the README here). */
export class RedisTransportServer extends Server implements CustomTransportStrategy {
  override readonly propagatesEventHandlerErrors = true;
  private readonly readers: (RequestReader | EventReader)[] = [];
  private readonly sealer: MessageSealer;
  private commands: Redis | undefined;
  private stopMeasuring: (() => void) | undefined;

  constructor(private readonly options: RedisTransportOptions) {
    super();
    this.sealer = messageSealer(options.service);
  }

  /** Refuses a second handler for a message, and a message of another service. */
  override addHandler(
    name: string,
    handler: MessageHandler,
    isEventHandler = false,
    extras: Record<string, unknown> = {},
  ): void {
    if (!isEventHandler) {
      const { service } = this.options;
      if (this.messageHandlers.has(name)) throw new Error(`Two handlers for ${name}`);
      if (!name.startsWith(`${service}.`)) throw new Error(`${service} cannot answer ${name}`);
    }
    super.addHandler(name, handler, isEventHandler, extras);
  }

  /** Serves the methods of all providers. Must be called before the server listens. */
  serveProviders(app: INestApplicationContext, validation: PipeTransform): void {
    addProviderHandlers(this, app, validation);
  }

  /** Calls `ready` immediately. The readers wait for Redis without limit. */
  listen(ready: () => void): void {
    const { service, redisUrl, concurrency = 32, takeOverMs = 15_000 } = this.options;
    const consumer = `${hostname()}:${process.pid}:${randomUUID().slice(0, 8)}`;
    const commands = commandConnection(redisUrl, `${service}-replies`);
    const shared = { consumer, concurrency, commands, sealer: this.sealer };
    this.commands = commands;
    this.stopMeasuring = measureRequests(service, commands);
    this.readers.push(
      new RequestReader({
        ...shared,
        service,
        connection: readConnection(redisUrl, `${service}-requests`),
        handlerOf: (name) => this.requestHandler(name),
        lanes: this.lanes(),
      }),
    );
    for (const [source, handlers] of this.eventHandlers()) {
      const connection = readConnection(redisUrl, `${service}-events-of-${source}`);
      this.readers.push(
        new EventReader({ ...shared, source, listener: service, takeOverMs, connection, handlers }),
      );
    }
    for (const reader of this.readers) reader.start();
    ready();
  }

  /** Rejects while messages to this process would wait. Health checks use it. */
  async requireReading(): Promise<void> {
    if (!this.readers.every(({ isReading }) => isReading))
      throw new Error('not all streams are read');
  }

  /** Takes nothing new, waits until all handlers have answered, and then closes the connections. */
  async close(): Promise<void> {
    await Promise.all(this.readers.map((reader) => reader.drain()));
    this.stopMeasuring?.();
    this.commands?.disconnect();
  }

  on(): never {
    throw new Error('The transport has no events of its own');
  }

  unwrap<T>(): T {
    return this.commands as T;
  }

  private requestHandler(name: string): Invoke | undefined {
    const handler = this.messageHandlers.get(name);
    return handler && !handler.isEventHandler ? invoking(name, handler) : undefined;
  }

  private lanes(): Map<string, LaneLimits> {
    const lanes = [...this.messageHandlers].map(
      ([name, { extras }]) => [name, extras?.['lane'] as LaneLimits | undefined] as const,
    );
    return new Map(lanes.filter((entry): entry is [string, LaneLimits] => entry[1] !== undefined));
  }

  private eventHandlers(): Map<ServiceName, Map<string, Invoke>> {
    const bySource = new Map<ServiceName, Map<string, Invoke>>();
    for (const [name, handler] of this.messageHandlers) {
      if (!handler.isEventHandler) continue;
      const source = handler.extras?.['source'] as ServiceName;
      const handlers = bySource.get(source) ?? new Map<string, Invoke>();
      bySource.set(source, handlers.set(name, invoking(name, handler)));
    }
    return bySource;
  }
}
