import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { Subscription } from '../subscriptions/subscription.entity';

/** What remains of an account that is gone: the books, which name nobody. */
@Injectable()
export class AccountErasure {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Gives all that one user had to somebody who is not, under an id that is kept nowhere else. It is
   * over too, so that no sweep tells of it. A second time there is nothing left to give.
   */
  async forget(userId: string): Promise<void> {
    const nobody = { userId: randomUUID(), status: 'expired' } as const;
    await this.dataSource.manager.update(Subscription, { userId }, nobody);
  }
}
