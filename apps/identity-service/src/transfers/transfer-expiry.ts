import { Clock, Interval } from '@cartaviva/process';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { lockAccount } from '../accounts/account-rows';
import { User } from '../users/user.entity';
import { ProposedTransfer } from './proposed-transfer.entity';
import { mailEnd } from './transfer-mails';

const TEN_MINUTES_MS = 600_000;

/**
 * Deletes expired proposals and mails both parties if nobody answered. It runs every ten minutes in each replica. A
 * proposal is deleted only once, so repeated or concurrent runs send one mail.
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

  private async end({ id, accountId, toUserId, ...proposal }: ProposedTransfer): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const account = await lockAccount(manager, accountId);
      const { affected } = await manager.delete(ProposedTransfer, { id });
      const to = await manager.findOneBy(User, { id: toUserId });
      if (!affected || !account || !to || proposal.acceptedAt) return;
      const { owner: from } = account;
      const { stays } = proposal;
      const all = { readers: [from, to], why: 'expired' } as const;
      await mailEnd(manager, { from, to, stays }, all, randomUUID());
    });
  }
}
