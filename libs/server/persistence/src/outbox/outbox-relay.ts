import { EventStream, type OutgoingEvent } from '@cartaviva/redis-transport';
import { continueTrace } from '@cartaviva/tracing';
import { Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { DataSource, EntityManager } from 'typeorm';
import type { OutboxEvent } from './outbox-event.entity';
import { takeBack } from './take-back';

/** How often events that could not be sent are tried again, in milliseconds. */
const RETRY_MS = 1000;
/**
 * How often the outbox is looked at when no commit of ours and no new connection to Redis asked for it, in
 * milliseconds: for what another replica wrote and did not send.
 */
const POLL_INTERVAL_MS = 10_000;
/** Rows sent in one transaction. */
const BATCH = 500;
/** One lock for all replicas of one service, so that rows leave in their order and once. */
const LOCK = `pg_advisory_xact_lock(hashtext('cartaviva-outbox-' || current_schema()))`;

/** Marks the next rows as sent, without those that another replica marked while this one waited for the lock. */
const TAKE = `
  WITH turn AS MATERIALIZED (SELECT ${LOCK})
  UPDATE outbox SET published_at = now() FROM turn
  WHERE published_at IS NULL AND position IN (
    SELECT position FROM outbox WHERE published_at IS NULL ORDER BY position LIMIT ${BATCH})
  RETURNING position::float8, id, name, payload, request_id AS "requestId", traceparent,
    occurred_at AS "occurredAt", broadcast`;

type TakenRow = Omit<OutboxEvent, 'position' | 'publishedAt'> & { readonly position: number };

/** One look at the outbox. */
interface Turn {
  /** Run of Redis whose losses were taken back, while Redis does not know it yet. */
  takenBackIn?: string;
}

/**
 * Sends what `emit` wrote. The mark of a row is committed only after Redis confirmed it, so a crash in between
 * sends it again: listeners know events by their ids.
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
    // What an earlier process left waits for the first look: only now does the connection to Redis begin.
    this.poll = setInterval(() => {
      if (this.isFailing || Date.now() - this.lookedAt >= POLL_INTERVAL_MS) this.kick();
    }, RETRY_MS);
    this.stream.onConnected(() => this.kick());
  }

  /** Runs after the transport has drained: what the last handlers wrote leaves with this process. */
  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.poll);
    this.kick();
    await this.running;
    this.stream.close();
  }

  /** Looks at the outbox now. Calls while it is being looked at make one more look afterwards. */
  kick(): void {
    this.isAskedAgain = true;
    // Whoever committed last is not whose events these are.
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

  /** Takes back what Redis may have lost, or sends a batch. @returns whether there may be more to do */
  private async sendSome(turn: Turn): Promise<boolean> {
    const { lostMs } = await this.stream.memory();
    return this.dataSource.transaction((manager) =>
      lostMs > 0 ? this.takeBackOrSend(manager, turn) : this.sendBatch(manager),
    );
  }

  /**
   * Redis is told that it holds everything again only when the rows that were taken back are committed, so that a
   * crash loses none of them, and before any of them is sent, under the lock: another replica would take back what it
   * finds sent.
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
