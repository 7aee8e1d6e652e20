/*
 * Queue `emails`.
 * Input: a mail as requested by a service. Only this processor decrypts the code and the token in it.
 * Effects: sends the mail to the mail server and inserts a row in `sent_mails`.
 * Retry: for over an hour while the mail server or the database is unavailable. An expired mail, or one to an
 *   address that the mail server rejects, is not tried again.
 * Repeats are harmless: a mail with a row is not sent again. When the mail server waits for the content, a
 *   worker checks that the job is still its own, because it may have been frozen. SMTP guarantees delivery at
 *   least once: a worker that dies or freezes between that check and the row causes a second mail with the
 *   same Message-ID.
 */
import { QUEUES, type EmailJob } from '@cartaviva/contracts';
import { Clock } from '@cartaviva/process';
import { JobProcessor, WORKER_OPTIONS } from '@cartaviva/queues';
import { open } from '@cartaviva/secrets';
import { Processor } from '@nestjs/bullmq';
import { Inject } from '@nestjs/common';
import type { Job } from 'bullmq';
import { DataSource } from 'typeorm';
import { CONFIG, type MediaConfig } from '../config';
import { Mailer } from './mailer';
import { renderMail } from './render-mail';
import { SentMail } from './sent-mail.entity';

type Outcome = 'sent' | 'sent before' | 'expired';

@Processor(QUEUES.emails, { ...WORKER_OPTIONS, concurrency: 5 })
export class EmailsProcessor extends JobProcessor {
  constructor(
    private readonly dataSource: DataSource,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
    @Inject(CONFIG)
    private readonly config: Pick<
      MediaConfig,
      'MAIL_KEY' | 'MAIL_KEY_PREVIOUS' | 'PUBLIC_URL' | 'SUPPORT_EMAIL'
    >,
  ) {
    super();
  }

  protected override async work(job: Job<EmailJob, Outcome>, token?: string): Promise<Outcome> {
    const { data: mail } = job;
    const { mailId, to, firstName, template, detail, expiresAt, requestId } = mail;
    if (expiresAt && new Date(expiresAt) <= this.clock.now()) return 'expired';
    if (await this.sentMails.existsBy({ mailId })) return 'sent before';
    const content = await renderMail(template, {
      firstName,
      code: this.unsealed(mail.sealedCode),
      token: this.unsealed(mail.sealedToken),
      apiKeys: mail.apiKeys ?? [],
      hosts: mail.hosts ?? [],
      unsigned: mail.unsigned ?? [],
      cancelled: mail.cancelled ?? [],
      ...(mail.by && { by: mail.by }),
      detail: detail ?? '',
      ...(mail.demoRequest && { demoRequest: mail.demoRequest }),
      ...(mail.integrationRequest && { integrationRequest: mail.integrationRequest }),
      ...(mail.team && { team: mail.team }),
      ...(mail.notice && { notice: mail.notice }),
      ...(mail.week && { week: mail.week }),
      publicUrl: this.config.PUBLIC_URL,
      support: this.config.SUPPORT_EMAIL,
    });
    const stop = mail.week && `${this.config.PUBLIC_URL}/correo-semanal/${mail.week.stopToken}`;
    const permit = () => this.requireLock(job, token);
    await this.mailer.send({ mailId, to, requestId, ...content, ...(stop && { stop }), permit });
    const sent = { mailId, sentAt: this.clock.now() };
    await this.sentMails.createQueryBuilder().insert().values(sent).orIgnore().execute();
    this.logger.log({ message: 'mail sent', mailId, template, requestId });
    return 'sent';
  }

  private unsealed(sealed: string | undefined): string {
    const { MAIL_KEY, MAIL_KEY_PREVIOUS } = this.config;
    return sealed === undefined ? '' : open(sealed, MAIL_KEY, MAIL_KEY_PREVIOUS);
  }

  private get sentMails() {
    return this.dataSource.getRepository(SentMail);
  }
}
