import { DomainError } from '@cartaviva/contracts';
import { Logger } from '@nestjs/common';
import { Counter } from 'prom-client';

/** Time that the first row of a batch waits for further rows, in milliseconds. */
const BATCH_MS = 50;
/** Maximum number of concurrent batches. Further rows collect for the next batch. */
export const MAX_UNDER_WAY = 2;
/** Maximum number of rows that wait for menus-service. While it is slow, this covers a few seconds. */
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
 * Combines rows that arrive at the same moment into one message (performance, aim 7). Beyond `MAX_WAITING_ROWS` it
 * rejects rows immediately. Browsers keep them and send them later.
 */
export class RowBatches<Row> {
  private readonly logger = new Logger(RowBatches.name);
  private waiting: Waiting<Row>[] = [];
  private size = 0;
  private underWay = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    /** Rejects with INVALID_INPUT if one of the rows is invalid. */
    private readonly send: (rows: Row[]) => Promise<unknown>,
    private readonly maxRows: number,
  ) {}

  /** Resolves when the row is stored. Rejects with UNAVAILABLE if storing fails or too many rows wait. */
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
        // Rows that arrived during this batch have already waited.
        if (!this.timer) this.begin();
      });
    }
  }

  /** Never rejects. Sends each row of a rejected batch alone, so that an invalid row does not affect the others. */
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
