import { OBJECT_STORAGE, uploadKey, type ObjectStorage } from '@cartaviva/object-storage';
import { Clock, Interval } from '@cartaviva/process';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, In, LessThan } from 'typeorm';
import { SentMail } from '../mails/sent-mail.entity';
import { UploadTicket } from '../tickets/upload-ticket.entity';
import { WebhookDelivery } from '../webhooks/webhook-delivery.entity';

const HOUR_MS = 3_600_000;
/** Applies after the expiry of a ticket. Then its space counts as free again for the owner. */
const TICKET_RETENTION_MS = HOUR_MS;
/** Longer than the lifetime of any event or job that could request the mail again. */
const SENT_MAIL_RETENTION_MS = 30 * 24 * HOUR_MS;
/** Lifetime of the webhook log that owners see. It is longer than the retries of a delivery. */
const DELIVERY_RETENTION_MS = 7 * 24 * HOUR_MS;
const AT_ONCE = 500;

/**
 * Deletes expired data every hour in each replica. The time alone selects what to delete, and files are deleted
 * before their rows. Therefore a repeated run, or one that dies midway, is harmless.
 */
@Injectable()
export class Retention {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    @Inject(OBJECT_STORAGE) private readonly storage: ObjectStorage,
  ) {}

  @Interval(HOUR_MS)
  async sweep(): Promise<void> {
    const sentAt = LessThan(this.before(SENT_MAIL_RETENTION_MS));
    await this.dataSource.getRepository(SentMail).delete({ sentAt });
    const happenedAt = LessThan(this.before(DELIVERY_RETENTION_MS));
    await this.dataSource.getRepository(WebhookDelivery).delete({ happenedAt });
    while ((await this.sweepTickets()) === AT_ONCE);
  }

  /**
   * Deletes expired tickets with the uploads that they may have left behind.
   * @returns the number of deleted tickets
   */
  private async sweepTickets(): Promise<number> {
    const tickets = this.dataSource.getRepository(UploadTicket);
    const old = await tickets.find({
      select: { id: true },
      where: { expiresAt: LessThan(this.before(TICKET_RETENTION_MS)) },
      take: AT_ONCE,
    });
    for (const { id } of old) await this.storage.delete(uploadKey(id));
    await tickets.delete({ id: In(old.map(({ id }) => id)) });
    return old.length;
  }

  private before(ms: number): Date {
    return new Date(this.clock.now().getTime() - ms);
  }
}
