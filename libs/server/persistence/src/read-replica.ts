import { Logger, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { dataSourceOptions, type PersistenceOptions } from './data-source';

/** Waits for the copy are short: afterwards the database itself has time to answer, in milliseconds. */
const [CONNECT_TIMEOUT_MS, READ_TIMEOUT_MS] = [1000, 1500];
/** How long a copy that failed is left alone, in milliseconds. */
const COOLDOWN_MS = 10_000;

/**
 * Reads from a copy of the database that follows it by some seconds, where there is one: for what may be
 * that old and is remembered nowhere. What the copy cannot read is read from the database itself.
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

  /** `work` only reads, and may be done twice. Rejects as it does on the database itself. */
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

  /** Only when something is read: a service starts without its copy. */
  private open(copy: DataSource): Promise<DataSource> {
    this.opening ??= copy.initialize().catch((error: unknown) => {
      this.opening = undefined;
      throw error;
    });
    return this.opening;
  }
}
