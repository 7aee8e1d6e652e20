import { Clock, Interval } from '@cartaviva/process';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { lockAccounts } from '../users/account-rows';
import { ProposedTransfer } from './proposed-transfer.entity';
import { mailEnd } from './transfer-mails';

const TEN_MINUTES_MS = 600_000;

/**
 * Ends proposals that nobody answered in time, and mails both: every ten minutes, in each replica. A
 * proposal is deleted once, so running late, twice or at once mails once.
 */
@Injectable()
export class TransferExpiry {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  @Interval(TEN_MINUTES_MS)
  async sweep(): Promise<void> {
    const expired = await this.dataSource.manager
      .createQueryBuilder(ProposedTransfer, 'proposal')
      .where('proposal.expiresAt <= :now', { now: this.clock.now() })
      .getMany();
    for (const proposal of expired) await this.end(proposal);
  }

  private async end({ id, accountId, toUserId, stays }: ProposedTransfer): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const [from, to] = await lockAccounts(manager, accountId, toUserId);
      const { affected } = await manager.delete(ProposedTransfer, { id });
      if (!affected || !from || !to) return;
      const all = { readers: [from, to], why: 'expired' } as const;
      await mailEnd(manager, { from, to, stays }, all, randomUUID());
    });
  }
}
