import { Gauge, type GaugeConfiguration } from 'prom-client';
import { setTimeout as pause } from 'node:timers/promises';

/** Longest wait for one source, in milliseconds: Prometheus itself gives a scrape ten seconds. */
const READ_TIMEOUT_MS = 2000;

export interface Sample<Label extends string> {
  readonly labels: Readonly<Record<Label, string>>;
  readonly value: number;
}

type Read<Label extends string> = () => Promise<readonly Sample<Label>[]>;

/**
 * A gauge whose values are read when Prometheus asks for them. What cannot be read, or not within two
 * seconds, is left out of that scrape, which succeeds without it.
 */
export class ScrapedGauge<Label extends string> {
  private readonly sources = new Set<Source<Label>>();
  private readonly gauge: Gauge<Label>;

  constructor(options: Pick<GaugeConfiguration<Label>, 'name' | 'help' | 'labelNames'>) {
    this.gauge = new Gauge({ ...options, collect: () => this.collect() });
  }

  /** Reads from here, too, at each scrape, until the function is called that is returned. */
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

  /** Nothing when it fails or is late. What is late is not asked again: questions would pile up. */
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
