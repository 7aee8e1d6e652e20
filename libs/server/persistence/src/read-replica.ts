import { Logger, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { dataSourceOptions, type PersistenceOptions } from './data-source';

/** Timeouts for the replica in milliseconds. They are short, so that the primary still has time to answer. */
const [CONNECT_TIMEOUT_MS, READ_TIMEOUT_MS] = [1000, 1500];
/** Time without reads from a replica that failed, in milliseconds. */
const COOLDOWN_MS = 10_000;

/**
 * Reads from a replica if there is one. Use it for data that may lag by some seconds and is not cached. If the
 * replica fails, it reads from the primary.
 */
export class ReadReplica implements OnApplicationShutdown {
  private readonly logger = new Logger(ReadReplica.name);
  private readonly copy: DataSource | undefined;
  private opening: Promise<DataSource> | undefined;
  private avoidedUntil = 0;

  constructor(
    private readonly primary: DataSource,
    { readUrl: url, ...options }: PersistenceOptions,
  ) {
    if (!url) return;
    const { extra, ...connection } = dataSourceOptions({ ...options, url, entities: [] });
    const limits = {
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: READ_TIMEOUT_MS,
      ...('statement_timeout' in extra && { statement_timeout: READ_TIMEOUT_MS }),
    };
    this.copy = new DataSource({ ...connection, extra: { ...extra, ...limits } });
  }

  /** `work` must only read, because it may run twice. Rejects with the error of the primary. */
  async read<Answer>(work: (from: DataSource) => Promise<Answer>): Promise<Answer> {
    if (!this.copy || Date.now() < this.avoidedUntil) return work(this.primary);
    try {
      return await work(await this.open(this.copy));
    } catch (error) {
      this.avoidedUntil = Date.now() + COOLDOWN_MS;
      this.logger.warn(`Read from the primary instead: ${String(error)}`);
      return work(this.primary);
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await this.opening?.then((copy) => copy.destroy()).catch(() => undefined);
  }

  /** Connects at the first read, so that a service starts without its replica. */
  private open(copy: DataSource): Promise<DataSource> {
    this.opening ??= copy.initialize().catch((error: unknown) => {
      this.opening = undefined;
      throw error;
    });
    return this.opening;
  }
}
