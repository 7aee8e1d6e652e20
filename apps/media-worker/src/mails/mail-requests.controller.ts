import {
  identityEvents,
  MailRequested,
  QUEUES,
  type EmailJob,
  type MailTemplate,
} from '@cartaviva/contracts';
import { Listens, MessageContext } from '@cartaviva/redis-transport';
import { InjectQueue } from '@nestjs/bullmq';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import type { Queue } from 'bullmq';

/** Templates of mails that go to many owners at the same time. */
const TO_MANY: readonly MailTemplate[] = ['owner-notice', 'weekly-analytics'];

@Controller()
export class MailRequestsController {
  constructor(@InjectQueue(QUEUES.emails) private readonly queue: Queue<EmailJob>) {}

  /** The job ID is the mail's ID, so a repeated event finds the mail already queued. */
  @Listens(identityEvents.mailRequested)
  async queueMail(
    @Payload() mail: MailRequested,
    @Ctx() { requestId }: MessageContext,
  ): Promise<void> {
    // Bulk mails wait for mails such as codes: in BullMQ, jobs with a priority run after jobs without one.
    const priority = TO_MANY.includes(mail.template) ? { priority: 1 } : {};
    await this.queue.add(
      mail.template,
      { ...mail, requestId },
      { jobId: mail.mailId, ...priority },
    );
  }
}
