import {
  identityEvents,
  QUEUES,
  type EmailJob,
  type MailRequested,
  type MailTemplate,
} from '@cartaviva/contracts';
import { Listens, type MessageContext } from '@cartaviva/redis-transport';
import { InjectQueue } from '@nestjs/bullmq';
import { Injectable } from '@nestjs/common';
import type { Queue } from 'bullmq';

/** Templates of mails that go to many owners at the same time. */
const TO_MANY: readonly MailTemplate[] = ['owner-notice', 'weekly-analytics'];

@Injectable()
export class QueueMails {
  constructor(@InjectQueue(QUEUES.emails) private readonly queue: Queue<EmailJob>) {}

  /** The job ID is the mail's ID, so a repeated event finds the mail already queued. */
  @Listens(identityEvents.mailRequested)
  async queueMail(mail: MailRequested, { requestId }: MessageContext): Promise<void> {
    // Bulk mails wait for mails such as codes: in BullMQ, jobs with a priority run after jobs without one.
    const priority = TO_MANY.includes(mail.template) ? { priority: 1 } : {};
    await this.queue.add(
      mail.template,
      { ...mail, requestId },
      { jobId: mail.mailId, ...priority },
    );
  }
}
