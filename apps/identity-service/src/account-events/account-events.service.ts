import type { AccountEventKind } from '@cartaviva/contracts';
import { Clock } from '@cartaviva/process';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { deviceName } from '../devices/device-name';
import { AccountEvent } from './account-event.entity';

interface Circumstances {
  readonly userId: string;
  readonly requestId: string;
  /** What the browser says of itself, where it is known. */
  readonly userAgent?: string | undefined;
  /** What it was about: a key's name, a role. */
  readonly detail?: string;
}

/**
 * Run for unknown addresses too, where it leaves no row. It does not wait for the disk, so that the row
 * takes no longer than no row; a failure told in the second before a crash may be lost.
 */
const NOTE_FAILED_SIGN_IN = `
  WITH unhurried AS MATERIALIZED (SELECT set_config('synchronous_commit', 'off', true))
  INSERT INTO account_events (user_id, kind, at, device, request_id)
  SELECT users.id, 'sign-in-failed', $2, $3, $4 FROM unhurried, users WHERE users.email = $1`;

/** The audit log: what happened to an account, for its owner to look back on. */
@Injectable()
export class AccountEventsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Part of the transaction that makes it so. */
  async record(
    manager: EntityManager,
    kind: AccountEventKind,
    { userId, requestId, userAgent, detail }: Circumstances,
  ): Promise<void> {
    await manager.insert(AccountEvent, {
      userId,
      kind,
      at: this.clock.now(),
      device: userAgent === undefined ? null : deviceName(userAgent),
      detail: detail ?? null,
      requestId,
    });
  }

  /** Of an address without an account nothing is noted. */
  async recordFailedSignIn(email: string, userAgent: string, requestId: string): Promise<void> {
    const device = deviceName(userAgent);
    const values = [email, this.clock.now(), device, requestId];
    await this.dataSource.query(NOTE_FAILED_SIGN_IN, values);
  }

  /** Newest first. */
  newestOf(userId: string, limit: number): Promise<AccountEvent[]> {
    const order = { position: 'DESC' } as const;
    return this.dataSource.manager.find(AccountEvent, { where: { userId }, order, take: limit });
  }
}
