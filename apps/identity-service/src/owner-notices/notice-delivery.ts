import { identityEvents } from '@cartaviva/contracts';
import { emit } from '@cartaviva/persistence';
import { Clock, Interval } from '@cartaviva/process';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { DataSource, IsNull, LessThanOrEqual, MoreThan, type EntityManager } from 'typeorm';
import { plainMail } from '../mails/mails';
import { User } from '../users/user.entity';
import { OwnerNotice } from './owner-notice.entity';
import { AUDIENCE } from './owner-notices.service';

const INTERVAL_MS = 5000;
const BATCH = 100;

/**
 * Sends notices to owners in batches, in the order of the user IDs. One transaction requests the mails of a batch
 * and stores the progress. After a crash, the next run continues from there, and nobody gets the mail twice. Only
 * one replica at a time works on a notice.
 */
@Injectable()
export class NoticeDelivery {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  @Interval(INTERVAL_MS)
  async sweep(): Promise<void> {
    while (await this.dataSource.transaction((manager) => this.sendSome(manager)));
  }

  /** @returns true if there is more to do */
  private async sendSome(manager: EntityManager): Promise<boolean> {
    const notice = await manager.findOne(OwnerNotice, {
      where: { finishedAt: IsNull() },
      order: { createdAt: 'ASC' },
      lock: { mode: 'pessimistic_write', onLocked: 'skip_locked' },
    });
    if (!notice) return false;
    const owners = await manager.find(User, {
      where: {
        ...AUDIENCE,
        createdAt: LessThanOrEqual(notice.createdAt),
        ...(notice.lastUserId && { id: MoreThan(notice.lastUserId) }),
      },
      order: { id: 'ASC' },
      take: BATCH,
    });
    const { kind, effectiveOn, text } = notice;
    for (const owner of owners) {
      const mail = { ...plainMail('owner-notice', owner), notice: { kind, effectiveOn, text } };
      await emit(manager, identityEvents.mailRequested, mail, randomUUID());
    }
    const isDone = owners.length < BATCH;
    await manager.update(OwnerNotice, notice.id, {
      sent: notice.sent + owners.length,
      lastUserId: owners.at(-1)?.id ?? notice.lastUserId,
      ...(isDone && { finishedAt: this.clock.now() }),
    });
    return true;
  }
}
