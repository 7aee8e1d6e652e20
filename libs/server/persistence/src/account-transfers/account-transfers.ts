import type { AccountTransferred } from '@cartaviva/contracts';
import { Interval } from '@cartaviva/process';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { HandledEvents } from '../handled-events/handled-events';
import { ownerWritesLock } from './transfer-tables';

const NOTE = `
  INSERT INTO account_transfers (id, from_id, to_id, accepted_at) VALUES ($1, $2, $3, $4)
  ON CONFLICT DO NOTHING`;
/** A statement of its own, so that nothing is held while it waits and nothing waits for it. */
const AWAIT_WRITES = `SELECT pg_advisory_xact_lock(${ownerWritesLock('$1::uuid')})`;
const NOTE_MOVED = `UPDATE account_transfers SET moved_at = clock_timestamp() WHERE id = $1`;
const HOUR_MS = 3_600_000;
/** Payments that were begun before a transfer, and events on their way, are long over by then. */
const PRUNE = `DELETE FROM account_transfers WHERE moved_at < now() - interval '30 days'`;

/** Moves a service's rows to an account's new owner: once, and all of them (docs/adr/0034). */
@Injectable()
export class AccountTransfers {
  constructor(
    private readonly dataSource: DataSource,
    private readonly handled: HandledEvents,
  ) {}

  /**
   * Refuses new rows of the former owner, waits for those that are being written, and then moves all in
   * one transaction. Whoever takes over from a process that died at any point does the same again.
   */
  async follow(
    { transferId, fromId, toId, acceptedAt }: AccountTransferred,
    move: (manager: EntityManager) => Promise<void>,
  ): Promise<void> {
    await this.dataSource.query(NOTE, [transferId, fromId, toId, acceptedAt]);
    await this.dataSource.query(AWAIT_WRITES, [fromId]);
    await this.handled.once('accounts.transfer', transferId, async (manager) => {
      await move(manager);
      await manager.query(NOTE_MOVED, [transferId]);
    });
  }

  /** Each hour, in each replica. */
  @Interval(HOUR_MS)
  async prune(): Promise<void> {
    await this.dataSource.query(PRUNE);
  }
}
