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

/** Mails that go to many at the same time. */
const TO_MANY: readonly MailTemplate[] = ['owner-notice', 'weekly-analytics'];

/** Queues the mails that other services ask for. */
@Controller()
export class MailRequestsController {
  constructor(@InjectQueue(QUEUES.emails) private readonly queue: Queue<EmailJob>) {}

  /** The job has the mail's id, so an event that comes again finds it queued. */
  @Listens(identityEvents.mailRequested)
  async queueMail(
    @Payload() mail: MailRequested,
    @Ctx() { requestId }: MessageContext,
  ): Promise<void> {
    // What many owners are told at once waits for whoever asked for a code: a number is behind none.
    const priority = TO_MANY.includes(mail.template) ? { priority: 1 } : {};
    await this.queue.add(
      mail.template,
      { ...mail, requestId },
      { jobId: mail.mailId, ...priority },
    );
  }
}
