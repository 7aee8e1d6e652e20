import { Interval } from '@cartaviva/process';
import { resealed } from '@cartaviva/secrets';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { DataSource, IsNull, Not } from 'typeorm';
import { MAIL_KEYS } from '../mails/mail-key';
import { User } from '../users/user.entity';

const HOUR_MS = 3_600_000;

/**
 * While MAIL_KEY is being replaced, seals with it the second factors that the key before sealed: at the
 * start and every hour, in each replica (docs/operations/secrets.md). Sealing one twice is harmless.
 */
@Injectable()
export class SecondFactorResealing {
  private readonly logger = new Logger(SecondFactorResealing.name);

  constructor(
    private readonly dataSource: DataSource,
    @Inject(MAIL_KEYS) private readonly mailKeys: readonly [string, string?],
  ) {}

  /** Logs how many secrets this key had sealed, how many it seals now, and how many neither key opens. */
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
      // Not over the secret that its owner sets meanwhile.
      const where = { id, secondFactorSecret: secondFactorSecret! };
      if (state === 'sealedAnew') await manager.update(User, where, { secondFactorSecret: sealed });
    }
    this.logger.log({ message: 'second factors looked through', ...counts });
  }
}
