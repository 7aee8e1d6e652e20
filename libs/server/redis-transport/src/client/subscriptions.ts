import type { Redis } from 'ioredis';
import { commandConnection } from '../connections';

/**
 * How often a subscription is asked whether it still lives while somebody waits for what it brings, in
 * milliseconds: with the longest wait for an answer, whoever waits for a reply of a frozen Redis hears within
 * 3 s that none comes.
 */
const PING_INTERVAL_MS = 500;
/** How often it is asked while nobody waits, in milliseconds. */
const IDLE_PING_INTERVAL_MS = 5000;

/** What one process hears over publish/subscribe, kept up over every loss of the connection. */
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
    // A half-dead connection hears nothing and notices nothing unless it has to answer.
    this.pulse = setInterval(() => this.ping(), PING_INTERVAL_MS);
  }

  /** Whether what is published now will be heard here. */
  get isLive(): boolean {
    return this.live;
  }

  hear(channel: string, listener: (message: Buffer) => void): void {
    this.listeners.set(channel, listener);
    if (this.redis.status === 'ready') void this.subscribe(channel);
  }

  /** Tells whether somebody waits for a message: then a lost connection must be noticed soon. */
  awaitedWhile(isAwaited: () => boolean): void {
    this.isAwaited = isAwaited;
  }

  /** Called each time the subscriptions stand, the first time included. */
  onRenewed(listener: () => void): void {
    this.renewed.push(listener);
  }

  /** Called when the connection ends, however often it is tried anew: what is published now is not heard. */
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

  /** A subscription that cannot be had is a connection that does not work: it is made anew. */
  private async subscribe(...channels: string[]): Promise<void> {
    if (channels.length === 0) return;
    await this.redis.subscribe(...channels).catch(() => this.redis.disconnect(true));
  }
}
