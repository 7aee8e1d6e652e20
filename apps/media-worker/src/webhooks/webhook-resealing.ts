import { Interval } from '@cartaviva/process';
import { resealed } from '@cartaviva/secrets';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { DataSource, MoreThan } from 'typeorm';
import { CONFIG, type MediaConfig } from '../config';
import { Webhook } from './webhook.entity';

const HOUR_MS = 3_600_000;
const AT_ONCE = 500;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/**
 * Reseals the webhook secrets of the previous key while MAIL_KEY is being replaced (docs/operations/secrets.md). It
 * runs at start-up and every hour in each replica. Rotated secrets are left out, because they sign for only one more
 * day. Resealing twice is harmless.
 */
@Injectable()
export class WebhookResealing {
  private readonly logger = new Logger(WebhookResealing.name);

  constructor(
    private readonly dataSource: DataSource,
    @Inject(CONFIG) private readonly config: Pick<MediaConfig, 'MAIL_KEY' | 'MAIL_KEY_PREVIOUS'>,
  ) {}

  /** Logs how many secrets the current key already sealed, how many it reseals, and how many are unreadable. */
  @Interval(HOUR_MS)
  async sweep(): Promise<void> {
    const { MAIL_KEY_PREVIOUS } = this.config;
    if (!MAIL_KEY_PREVIOUS) return;
    const counts = { current: 0, sealedAnew: 0, unreadable: 0 };
    for (let after = BEFORE_ALL; ;) {
      const some = await this.webhooks.find({
        select: { id: true, sealedSecret: true },
        where: { id: MoreThan(after) },
        order: { id: 'ASC' },
        take: AT_ONCE,
      });
      for (const webhook of some) counts[await this.sealAnew(webhook, MAIL_KEY_PREVIOUS)] += 1;
      if (some.length < AT_ONCE) break;
      after = some.at(-1)!.id;
    }
    this.logger.log({ message: 'webhook secrets looked through', ...counts });
  }

  private async sealAnew({ id, sealedSecret }: Webhook, previous: string) {
    const { state, sealed } = resealed(sealedSecret, this.config.MAIL_KEY, previous);
    // The condition keeps a secret that the owner rotates meanwhile.
    if (state === 'sealedAnew')
      await this.webhooks.update({ id, sealedSecret }, { sealedSecret: sealed });
    return state;
  }

  private get webhooks() {
    return this.dataSource.getRepository(Webhook);
  }
}
