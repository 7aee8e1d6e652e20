import { DomainError } from '@cartaviva/contracts';
import { Logger } from '@nestjs/common';
import { Counter } from 'prom-client';

/** How long the first row of a batch waits for company, in milliseconds. */
const BATCH_MS = 50;
/** Batches that are under way at a time: what comes meanwhile gathers for the next. */
export const MAX_UNDER_WAY = 2;
/** Rows of this gateway that may wait for menus-service: seconds of them, while it is slow. */
export const MAX_WAITING_ROWS = 2000;

const dropped = new Counter({
  name: 'visits_dropped_total',
  help: 'Visits and engagements that were refused because too many waited already',
});

interface Waiting<Row> {
  readonly row: Row;
  readonly done: () => void;
  readonly fail: (error: DomainError) => void;
}

/**
 * Gathers rows that come at the same moment into one message (performance, aim 7). Past `MAX_WAITING_ROWS`
 * it refuses at once: browsers keep what was refused and send it later.
 */
export class RowBatches<Row> {
  private readonly logger = new Logger(RowBatches.name);
  private waiting: Waiting<Row>[] = [];
  private size = 0;
  private underWay = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    /** Rejects with INVALID_INPUT when one of the rows is wrong. */
    private readonly send: (rows: Row[]) => Promise<unknown>,
    private readonly maxRows: number,
  ) {}

  /** Resolves when the row is stored; refused as UNAVAILABLE when it could not be, or too many wait. */
  async add(row: Row): Promise<void> {
    if (this.size >= MAX_WAITING_ROWS) {
      dropped.inc();
      throw new DomainError('UNAVAILABLE');
    }
    this.size += 1;
    await new Promise<void>((done, fail) => {
      this.waiting.push({ row, done, fail });
      this.timer ??= setTimeout(() => this.begin(), BATCH_MS);
    }).finally(() => (this.size -= 1));
  }

  private begin(): void {
    this.timer = undefined;
    while (this.waiting.length > 0 && this.underWay < MAX_UNDER_WAY) {
      const batch = this.waiting.splice(0, this.maxRows);
      this.underWay += 1;
      void this.settle(batch).finally(() => {
        this.underWay -= 1;
        // Those that came meanwhile have waited.
        if (!this.timer) this.begin();
      });
    }
  }

  /** Never rejects. A wrong row costs no other: of a batch that is refused each row is sent alone. */
  private async settle(batch: readonly Waiting<Row>[]): Promise<void> {
    try {
      await this.send(batch.map(({ row }) => row));
      for (const { done } of batch) done();
    } catch (error) {
      const isWrong = error instanceof DomainError && error.code === 'INVALID_INPUT';
      if (isWrong && batch.length > 1) {
        for (const one of batch) await this.settle([one]);
        return;
      }
      this.logger.warn(`${batch.length} visits or engagements were not stored: ${String(error)}`);
      for (const { fail } of batch) fail(isWrong ? error : new DomainError('UNAVAILABLE'));
    }
  }
}
