import { DomainError } from '@cartaviva/contracts';
import type { Writable } from 'node:stream';
import { Gauge } from 'prom-client';

const gauge = new Gauge({ name: 'live_pages', help: 'Open pages that are told of changes' });

/** Maximum number of unsent bytes. A page further behind is considered gone. */
const MAX_UNSENT = 16 * 1024;
/** Number of pages written to before the event loop continues with other work. */
const AT_ONCE = 100;

/** Maximum number of streams in this process, and from one network, whose users share an address. */
export interface StreamLimits {
  readonly inTotal: number;
  readonly perNetwork: number;
}

interface OpenStream {
  /** ID of the menu or account whose changes the stream reports. */
  readonly topic: string;
  readonly network: string;
  /** ID of the session that opened the stream. Undefined for public streams. */
  readonly session?: string | undefined;
  readonly stream: Writable;
  /** Version of the topic that the page shows, as far as known. */
  version: string | undefined;
}

export class OpenStreams {
  private readonly ofTopic = new Map<string, Set<OpenStream>>();
  private readonly ofSession = new Map<string, Set<OpenStream>>();
  private readonly ofNetwork = new Map<string, number>();
  private count = 0;

  constructor(private readonly limits: StreamLimits) {}

  get topics(): string[] {
    return [...this.ofTopic.keys()];
  }

  get counts(): Map<string, number> {
    return new Map([...this.ofTopic].map(([topic, pages]) => [topic, pages.size]));
  }

  countOf(topic: string): number {
    return this.ofTopic.get(topic)?.size ?? 0;
  }

  has(topic: string): boolean {
    return this.ofTopic.has(topic);
  }

  /** Throws TOO_MANY_REQUESTS if the network has too many streams, or UNAVAILABLE if the process has. */
  requireRoom(network: string): void {
    if ((this.ofNetwork.get(network) ?? 0) >= this.limits.perNetwork) {
      throw new DomainError('TOO_MANY_REQUESTS', { retryAfterSeconds: 60 });
    }
    if (this.count >= this.limits.inTotal) throw new DomainError('UNAVAILABLE');
  }

  add(page: OpenStream): void {
    const { topic, network, session, stream } = page;
    this.ofTopic.set(topic, (this.ofTopic.get(topic) ?? new Set()).add(page));
    if (session) this.ofSession.set(session, (this.ofSession.get(session) ?? new Set()).add(page));
    this.ofNetwork.set(network, (this.ofNetwork.get(network) ?? 0) + 1);
    this.count += 1;
    gauge.inc();
    stream.once('close', () => this.remove(page));
  }

  /** Writes to the pages of a topic that do not have this version yet. */
  async publish(topic: string, version: string | undefined, text: string): Promise<void> {
    const isNews = (page: OpenStream) => version === undefined || page.version !== version;
    await this.each(this.of(topic).filter(isNews), (page) => {
      page.version = version;
      page.stream.write(text);
    });
  }

  sendAll(text: string): Promise<void> {
    return this.each(this.all, ({ stream }) => stream.write(text));
  }

  end(topic: string, text: string): Promise<void> {
    return this.each(this.of(topic), ({ stream }) => stream.end(text));
  }

  endSession(session: string): Promise<void> {
    return this.each([...(this.ofSession.get(session) ?? [])], ({ stream }) => stream.end());
  }

  /** Ends all pages, about a hundred every 100 ms, because they all reconnect. */
  endAll(lastWord: () => string): Promise<void> {
    return this.each(this.all, ({ stream }) => stream.end(lastWord()), AT_ONCE);
  }

  private of(topic: string): OpenStream[] {
    return [...(this.ofTopic.get(topic) ?? [])];
  }

  private get all(): OpenStream[] {
    return [...this.ofTopic.values()].flatMap((pages) => [...pages]);
  }

  /** Works in small groups, so that other requests do not wait for all pages. */
  private async each(
    pages: readonly OpenStream[],
    act: (page: OpenStream) => void,
    pauseMs = 0,
  ): Promise<void> {
    for (let from = 0; from < pages.length; from += AT_ONCE) {
      if (from > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
      for (const page of pages.slice(from, from + AT_ONCE)) {
        if (page.stream.writableEnded || page.stream.destroyed) continue;
        if (page.stream.writableLength > MAX_UNSENT) page.stream.destroy();
        else act(page);
      }
    }
  }

  private remove(page: OpenStream): void {
    const { topic, network, session = '' } = page;
    const pages = this.ofTopic.get(topic);
    if (!pages?.delete(page)) return;
    if (pages.size === 0) this.ofTopic.delete(topic);
    const theirs = this.ofSession.get(session);
    if (theirs?.delete(page) && theirs.size === 0) this.ofSession.delete(session);
    const left = (this.ofNetwork.get(network) ?? 1) - 1;
    if (left > 0) this.ofNetwork.set(network, left);
    else this.ofNetwork.delete(network);
    this.count -= 1;
    gauge.dec();
  }
}
