import { OBJECT_STORAGE, uploadKey, type ObjectStorage } from '@cartaviva/object-storage';
import { Clock, Interval } from '@cartaviva/process';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, In, LessThan } from 'typeorm';
import { SentMail } from '../mails/sent-mail.entity';
import { UploadTicket } from '../tickets/upload-ticket.entity';
import { WebhookDelivery } from '../webhooks/webhook-delivery.entity';

const HOUR_MS = 3_600_000;
/** Of what was sent and never confirmed: its owner wants the room back. */
const TICKET_RETENTION_MS = HOUR_MS;
/** Longer than any event or job that could ask for the mail again. */
const SENT_MAIL_RETENTION_MS = 30 * 24 * HOUR_MS;
/** The log that owners see of their webhooks; longer than a delivery is tried. */
const DELIVERY_RETENTION_MS = 7 * 24 * HOUR_MS;
const AT_ONCE = 500;

/**
 * Forgets what has served: every hour, in each replica. What is deleted is named by time alone and
 * files go before their rows, so running twice, or dying midway, is harmless.
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

  /** A ticket nobody confirmed may have left its upload behind. @returns how many went */
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
