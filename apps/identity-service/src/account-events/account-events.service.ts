import type { AccountEventKind } from '@cartaviva/contracts';
import { Clock } from '@cartaviva/process';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { deviceName } from '../devices/device-name';
import { AccountEvent } from './account-event.entity';

interface Circumstances {
  readonly userId: string;
  readonly requestId: string;
  readonly userAgent?: string | undefined;
  /** Subject of the event, for example the name of a key, or a role. */
  readonly detail?: string;
}

/**
 * Runs for unknown addresses too, but then inserts no row. The commit does not wait for the disk, so that both cases
 * take the same time. A crash can lose a failure recorded in the last second.
 */
const NOTE_FAILED_SIGN_IN = `
  WITH unhurried AS MATERIALIZED (SELECT set_config('synchronous_commit', 'off', true))
  INSERT INTO account_events (user_id, kind, at, device, request_id)
  SELECT users.id, 'sign-in-failed', $2, $3, $4 FROM unhurried, users WHERE users.email = $1`;

/** The audit log of an account. */
@Injectable()
export class AccountEventsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Runs in the transaction of the change that it records. */
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

  /** Records nothing if no account has the address. */
  async recordFailedSignIn(email: string, userAgent: string, requestId: string): Promise<void> {
    const device = deviceName(userAgent);
    const values = [email, this.clock.now(), device, requestId];
    await this.dataSource.query(NOTE_FAILED_SIGN_IN, values);
  }

  /** Returns the newest entries first. */
  newestOf(userId: string, limit: number): Promise<AccountEvent[]> {
    const order = { position: 'DESC' } as const;
    return this.dataSource.manager.find(AccountEvent, { where: { userId }, order, take: limit });
  }
}
