import { Interval } from '@cartaviva/process';
import { resealed } from '@cartaviva/secrets';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { DataSource, IsNull, Not } from 'typeorm';
import { MAIL_KEYS } from '../mails/mail-key';
import { User } from '../users/user.entity';

const HOUR_MS = 3_600_000;

/**
 * Reseals the second factors of the previous key while MAIL_KEY is being replaced (docs/operations/secrets.md). It
 * runs at start-up and every hour in each replica. Resealing twice is harmless.
 */
@Injectable()
export class SecondFactorResealing {
  private readonly logger = new Logger(SecondFactorResealing.name);

  constructor(
    private readonly dataSource: DataSource,
    @Inject(MAIL_KEYS) private readonly mailKeys: readonly [string, string?],
  ) {}

  /** Logs how many secrets the current key already sealed, how many it reseals, and how many are unreadable. */
  @Interval(HOUR_MS)
  async sweep(): Promise<void> {
    const [key, previous] = this.mailKeys;
    if (!previous) return;
    const counts = { current: 0, sealedAnew: 0, unreadable: 0 };
    const { manager } = this.dataSource;
    const users = await manager.find(User, {
      select: { id: true, secondFactorSecret: true },
      where: { secondFactorSecret: Not(IsNull()) },
    });
    for (const { id, secondFactorSecret } of users) {
      const { state, sealed } = resealed(secondFactorSecret!, key, previous);
      counts[state] += 1;
      // The condition keeps a secret that the owner replaces meanwhile.
      const where = { id, secondFactorSecret: secondFactorSecret! };
      if (state === 'sealedAnew') await manager.update(User, where, { secondFactorSecret: sealed });
    }
    this.logger.log({ message: 'second factors looked through', ...counts });
  }
}
