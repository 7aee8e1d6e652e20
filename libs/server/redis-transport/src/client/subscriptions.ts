import type { Redis } from 'ioredis';
import { commandConnection } from '../connections';

/**
 * Interval of pings while a caller waits, in milliseconds. Together with the timeout of an answer, callers learn
 * within 3 s that Redis is frozen.
 */
const PING_INTERVAL_MS = 500;
/** Interval of pings while nobody waits, in milliseconds. */
const IDLE_PING_INTERVAL_MS = 5000;

/** Subscriptions of one process, which survive lost connections. */
export class Subscriptions {
  private readonly redis: Redis;
  private readonly listeners = new Map<string, (message: Buffer) => void>();
  private readonly renewed: (() => void)[] = [];
  private readonly lost: (() => void)[] = [];
  private readonly pulse: NodeJS.Timeout;
  private live = false;
  private pingedAt = 0;
  private isAwaited = () => false;

  constructor(url: string, name: string) {
    this.redis = commandConnection(url, `${name}-subscriptions`);
    this.redis.on('messageBuffer', (channel: Buffer, message: Buffer) => {
      this.listeners.get(channel.toString())?.(message);
    });
    this.redis.on('ready', () => void this.renew());
    this.redis.on('close', () => {
      this.live = false;
      for (const listener of this.lost) listener();
    });
    // A half-open connection receives nothing and notices nothing unless it must answer.
    this.pulse = setInterval(() => this.ping(), PING_INTERVAL_MS);
  }

  /** Is true if messages that are published now arrive here. */
  get isLive(): boolean {
    return this.live;
  }

  hear(channel: string, listener: (message: Buffer) => void): void {
    this.listeners.set(channel, listener);
    if (this.redis.status === 'ready') void this.subscribe(channel);
  }

  /** Sets the function that tells if somebody waits for a message. A lost connection must then be noticed soon. */
  awaitedWhile(isAwaited: () => boolean): void {
    this.isAwaited = isAwaited;
  }

  /** Calls `listener` each time the subscriptions are established, including the first time. */
  onRenewed(listener: () => void): void {
    this.renewed.push(listener);
  }

  /** Calls `listener` when the connection is lost, because messages published now do not arrive. */
  onLost(listener: () => void): void {
    this.lost.push(listener);
  }

  close(): void {
    clearInterval(this.pulse);
    this.redis.disconnect();
  }

  private ping(): void {
    const now = Date.now();
    if (!this.isAwaited() && now - this.pingedAt < IDLE_PING_INTERVAL_MS) return;
    this.pingedAt = now;
    void this.redis.ping().catch(() => undefined);
  }

  private async renew(): Promise<void> {
    await this.subscribe(...this.listeners.keys());
    this.live = this.redis.status === 'ready';
    if (this.live) for (const listener of this.renewed) listener();
  }

  /** A failed subscription means a broken connection, so it reconnects. */
  private async subscribe(...channels: string[]): Promise<void> {
    if (channels.length === 0) return;
    await this.redis.subscribe(...channels).catch(() => this.redis.disconnect(true));
  }
}
