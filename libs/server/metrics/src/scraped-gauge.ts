import { Gauge, type GaugeConfiguration } from 'prom-client';
import { setTimeout as pause } from 'node:timers/promises';

/** Maximum wait for one source, in milliseconds. Prometheus itself allows ten seconds for a scrape. */
const READ_TIMEOUT_MS = 2000;

export interface Sample<Label extends string> {
  readonly labels: Readonly<Record<Label, string>>;
  readonly value: number;
}

type Read<Label extends string> = () => Promise<readonly Sample<Label>[]>;

/**
 * Gauge whose values are read during a scrape. A source that fails or takes more than two seconds is left out, and
 * the scrape succeeds without it.
 */
export class ScrapedGauge<Label extends string> {
  private readonly sources = new Set<Source<Label>>();
  private readonly gauge: Gauge<Label>;

  constructor(options: Pick<GaugeConfiguration<Label>, 'name' | 'help' | 'labelNames'>) {
    this.gauge = new Gauge({ ...options, collect: () => this.collect() });
  }

  /** Adds a source that is read at each scrape. Returns a function that removes it. */
  readFrom(read: Read<Label>): () => void {
    const source = new Source(read);
    this.sources.add(source);
    return () => this.sources.delete(source);
  }

  private async collect(): Promise<void> {
    const samples = await Promise.all([...this.sources].map((source) => source.inTime()));
    this.gauge.reset();
    for (const { labels, value } of samples.flat()) this.gauge.set(labels, value);
  }
}

class Source<Label extends string> {
  private reading: Promise<readonly Sample<Label>[]> | undefined;

  constructor(private readonly read: Read<Label>) {}

  /**
   * Reads the samples, or none on failure or timeout. A slow read continues instead of being repeated, so that reads
   * do not pile up.
   */
  inTime(): Promise<readonly Sample<Label>[]> {
    this.reading ??= this.orNothing().finally(() => (this.reading = undefined));
    return Promise.race([this.reading, pause(READ_TIMEOUT_MS, [], { ref: false })]);
  }

  private async orNothing(): Promise<readonly Sample<Label>[]> {
    try {
      return await this.read();
    } catch {
      return [];
    }
  }
}
