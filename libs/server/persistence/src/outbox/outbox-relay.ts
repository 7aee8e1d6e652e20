import { EventStream, type OutgoingEvent } from '@cartaviva/redis-transport';
import { continueTrace } from '@cartaviva/tracing';
import { Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { DataSource, EntityManager } from 'typeorm';
import type { OutboxEvent } from './outbox-event.entity';
import { takeBack } from './take-back';

/** Interval between retries of unsent events, in milliseconds. */
const RETRY_MS = 1000;
/**
 * Interval of polls that no commit and no reconnection to Redis triggered, in milliseconds. They find events that
 * another replica wrote but did not send.
 */
const POLL_INTERVAL_MS = 10_000;
/** Number of rows that one transaction sends. */
const BATCH = 500;
/** Advisory lock for all replicas of one service, so that rows are sent once and in order. */
const LOCK = `pg_advisory_xact_lock(hashtext('cartaviva-outbox-' || current_schema()))`;

/** Marks the next rows as sent. It skips rows that another replica marked while this one waited for the lock. */
const TAKE = `
  WITH turn AS MATERIALIZED (SELECT ${LOCK})
  UPDATE outbox SET published_at = now() FROM turn
  WHERE published_at IS NULL AND position IN (
    SELECT position FROM outbox WHERE published_at IS NULL ORDER BY position LIMIT ${BATCH})
  RETURNING position::float8, id, name, payload, request_id AS "requestId", traceparent,
    occurred_at AS "occurredAt", broadcast`;

type TakenRow = Omit<OutboxEvent, 'position' | 'publishedAt'> & { readonly position: number };

interface Turn {
  /** ID of the Redis run whose lost events are marked as unsent but not yet recorded in Redis. */
  takenBackIn?: string;
}

/**
 * Sends the events that `emit` wrote. The mark of a row is committed only after Redis confirmed the event, so a crash
 * in between sends it again. Listeners recognize events by their IDs.
 */
export class OutboxRelay implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(OutboxRelay.name);
  private poll: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private isAskedAgain = false;
  private isFailing = false;
  private lookedAt = 0;

  constructor(
    private readonly dataSource: DataSource,
    private readonly stream: EventStream,
  ) {}

  onApplicationBootstrap(): void {
    // Events of an earlier process wait for the first poll, because the connection to Redis starts only now.
    this.poll = setInterval(() => {
      if (this.isFailing || Date.now() - this.lookedAt >= POLL_INTERVAL_MS) this.kick();
    }, RETRY_MS);
    this.stream.onConnected(() => this.kick());
  }

  /** Runs after the transport has drained, so that this process also sends the events of the last handlers. */
  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.poll);
    this.kick();
    await this.running;
    this.stream.close();
  }

  /** Sends pending events now. Calls during a run trigger one more run. */
  kick(): void {
    this.isAskedAgain = true;
    // The events do not belong to the trace of the transaction that committed last.
    this.running ??= continueTrace(undefined, () => this.sendAll());
  }

  private async sendAll(): Promise<void> {
    const turn: Turn = {};
    this.lookedAt = Date.now();
    try {
      while (this.isAskedAgain) {
        this.isAskedAgain = false;
        while (await this.sendSome(turn));
      }
      if (this.isFailing) this.logger.log('Events leave again');
      this.isFailing = false;
    } catch (error) {
      if (!this.isFailing) this.logger.warn(`Events wait: ${String(error)}`);
      this.isFailing = true;
    } finally {
      this.running = undefined;
    }
  }

  /**
   * Takes back events that Redis may have lost, or sends a batch.
   * @returns true if there may be more to do
   */
  private async sendSome(turn: Turn): Promise<boolean> {
    const { lostMs } = await this.stream.memory();
    return this.dataSource.transaction((manager) =>
      lostMs > 0 ? this.takeBackOrSend(manager, turn) : this.sendBatch(manager),
    );
  }

  /**
   * Redis records that it has all events only after the rows are committed as unsent, so that a crash loses none of
   * them. This happens before any of them is sent and under the lock, because another replica would otherwise take
   * back rows that were just sent.
   */
  private async takeBackOrSend(manager: EntityManager, turn: Turn): Promise<boolean> {
    await manager.query(`SELECT ${LOCK}`);
    const memory = await this.stream.memory();
    if (memory.lostMs > 0 && turn.takenBackIn !== memory.run) {
      const count = await takeBack(manager, memory.lostMs);
      if (count > 0) this.logger.warn(`Redis may have lost ${count} events; they are sent again`);
      turn.takenBackIn = memory.run;
      return true;
    }
    if (memory.lostMs > 0) await this.stream.remember(memory);
    delete turn.takenBackIn;
    return this.sendBatch(manager);
  }

  private async sendBatch(manager: EntityManager): Promise<boolean> {
    const [rows] = await manager.query<[TakenRow[], number]>(TAKE);
    if (rows.length === 0) return false;
    rows.sort((one, other) => one.position - other.position);
    await this.stream.append(rows.map(outgoing));
    return rows.length === BATCH;
  }
}

const outgoing = ({
  id,
  name,
  payload,
  requestId,
  traceparent,
  occurredAt,
  broadcast,
}: TakenRow): OutgoingEvent => ({
  ...{ id, name, payload, requestId, broadcast },
  ...(traceparent && { traceparent }),
  occurredAt: occurredAt.toISOString(),
});
