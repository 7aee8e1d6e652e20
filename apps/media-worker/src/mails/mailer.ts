import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { UnrecoverableError } from 'bullmq';
import { createTransport } from 'nodemailer';
import { Readable } from 'node:stream';
import { Counter } from 'prom-client';
import { CONFIG, type MediaConfig } from '../config';
import type { MailContent } from './render-mail';

export interface OutgoingMail extends MailContent {
  readonly mailId: string;
  readonly to: string;
  /** ID of the request that caused the mail. It is sent as a header. */
  readonly requestId: string;
  /** URL whose POST unsubscribes from this kind of mail (RFC 8058). */
  readonly stop?: string;
  /** Called when the mail server waits for the content. If it rejects, nothing is sent. */
  readonly permit: () => Promise<void>;
}

const attempts = new Counter({
  name: 'mail_attempts_total',
  help: 'Mails given to the mail server, by outcome (sent, failed, or unknown-reader)',
  labelNames: ['outcome'],
});

/** Sends mails to the mail server over a small pool of connections. */
@Injectable()
export class Mailer implements OnApplicationShutdown {
  private readonly transport;
  private readonly domain: string;

  constructor(
    @Inject(CONFIG)
    private readonly config: Pick<MediaConfig, 'SMTP_URL' | 'MAIL_FROM' | 'PUBLIC_URL'>,
  ) {
    this.domain = new URL(config.PUBLIC_URL).hostname;
    this.transport = createTransport({
      url: config.SMTP_URL,
      pool: true,
      maxConnections: 5,
      connectionTimeout: 5000,
      greetingTimeout: 5000,
      socketTimeout: 10_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    this.transport.use('stream', ({ message, data }, done) => {
      message.processFunc((content) => permitted(content, data as Pick<OutgoingMail, 'permit'>));
      done();
    });
  }

  /** Resolves when the mail server has accepted the mail. An unknown address is a permanent error. */
  async send({
    mailId,
    to,
    requestId,
    subject,
    html,
    text,
    stop,
    permit,
  }: OutgoingMail): Promise<void> {
    const mail = {
      permit,
      from: this.config.MAIL_FROM,
      to,
      subject,
      html,
      text,
      messageId: `<${mailId}@${this.domain}>`,
      headers: {
        'X-Request-Id': requestId,
        'Auto-Submitted': 'auto-generated',
        ...(stop && {
          'List-Unsubscribe': `<${stop}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
      },
    };
    try {
      await this.transport.sendMail(mail);
      attempts.inc({ outcome: 'sent' });
    } catch (error) {
      const isUnknown = isUnknownReader(error);
      attempts.inc({ outcome: isUnknown ? 'unknown-reader' : 'failed' });
      throw isUnknown ? new UnrecoverableError('The reader is not known') : error;
    }
  }

  onApplicationShutdown(): void {
    this.transport.close();
  }
}

/** Delays the content until `permit` resolves. nodemailer reads it after the mail server's reply to DATA. */
function permitted(content: Readable, { permit }: Pick<OutgoingMail, 'permit'>): Readable {
  async function* chunks() {
    await permit();
    yield* content as AsyncIterable<Buffer>;
  }
  return Readable.from(chunks(), { objectMode: false });
}

function isUnknownReader(error: unknown): boolean {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
  return code === 'EENVELOPE' && responseCode >= 500;
}
