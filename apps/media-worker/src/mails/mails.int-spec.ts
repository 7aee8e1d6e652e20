import type { MailRequested } from '@cartaviva/contracts';
import { seal } from '@cartaviva/secrets';
import { PREFIX } from '@cartaviva/queues';
import { eventually } from '@cartaviva/server-testing';
import { Redis } from 'ioredis';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { register } from 'prom-client';
import { DataSource } from 'typeorm';
import {
  MAIL_KEY,
  MAIL_KEY_PREVIOUS,
  sharedTestService,
  type TestService,
} from '../../test/test-service';
import { Retention } from '../retention/retention';
import { EmailsProcessor } from './emails.processor';

describe('a mail that identity asked for', () => {
  let service: TestService;
  beforeAll(async () => (service = await sharedTestService()));

  const codeMail = (more: Partial<MailRequested> = {}): MailRequested => ({
    mailId: randomUUID(),
    to: `ana.${randomUUID()}@example.com`,
    firstName: 'Ana',
    template: 'verification-code',
    sealedCode: seal('482913', MAIL_KEY),
    expiresAt: new Date(Date.now() + 600_000).toISOString(),
    ...more,
  });
  const arrived = (to: string) =>
    eventually(async () => {
      const [mail, ...others] = await service.inbox.mailsTo(to);
      expect(mail).toBeDefined();
      expect(others).toEqual([]);
      return mail!;
    });
  const attempts = async (outcome: string) => {
    const { values } = await register.getSingleMetric('mail_attempts_total')!.get();
    return values.find(({ labels }) => labels['outcome'] === outcome)?.value ?? 0;
  };
  const finished = ({ mailId }: MailRequested) =>
    eventually(async () => {
      expect(await service.queues.emails.getJobState(mailId)).toBe('completed');
      // Fetch the job again after it completes, because an earlier copy lacks the return value.
      return (await service.queues.emails.getJob(mailId))!;
    });

  it('brings the code to its reader, in text and in our look', async () => {
    const mail = codeMail();
    await service.requestMail(mail, { requestId: 'request-42' });

    const { subject, text, html, from, headers } = await arrived(mail.to);
    expect(subject).toBe('Tu código de CartaViva es 482913');
    expect(text).toContain('482913');
    expect(html).toContain('482913');
    expect(from).toEqual([{ name: 'CartaViva', address: 'hola@cartaviva.example' }]);
    expect(headers).toMatchObject({
      'message-id': `<${mail.mailId}@cartaviva.example>`,
      'x-request-id': 'request-42',
      // Automatic replies of absent readers must not answer it.
      'auto-submitted': 'auto-generated',
    });
  });

  it('is sent once although its event comes again, even when the job is long forgotten', async () => {
    const mail = codeMail();
    await service.requestMail(mail, { times: 2 });
    await arrived(mail.to);

    await (await finished(mail)).remove();
    await service.requestMail(mail);

    expect((await finished(mail)).returnvalue).toBe('sent before');
    await arrived(mail.to);
  });

  it('is remembered to have been sent for thirty days', async () => {
    const mail = codeMail();
    await service.requestMail(mail);
    await finished(mail);
    const remembered = () =>
      service.sql(`SELECT FROM sent_mails WHERE mail_id = $1`, [mail.mailId]);
    for (const [days, rows] of [
      [0, 1],
      [29, 1],
      [2, 0],
    ] as const) {
      service.clock.advance({ days });
      await service.app.get(Retention).sweep();
      expect(await remembered()).toHaveLength(rows);
    }
    service.clock.advance({ days: -31 });
  });

  it('is sent where the key before sealed its code, and not where a third one did', async () => {
    const mail = codeMail({ sealedCode: seal('482913', MAIL_KEY_PREVIOUS) });
    await service.requestMail(mail);
    expect((await arrived(mail.to)).text).toContain('482913');

    const foreign = codeMail({ sealedCode: seal('482913', 'a third key that nobody here knows') });
    await service.requestMail(foreign);
    await eventually(async () => {
      const job = await service.queues.emails.getJob(foreign.mailId);
      expect(job?.attemptsMade).toBeGreaterThan(0);
    });
    expect(await service.inbox.mailsTo(foreign.to)).toEqual([]);
  });

  it('is not sent when it has expired', async () => {
    const mail = codeMail({ expiresAt: new Date(Date.now() - 1).toISOString() });
    await service.requestMail(mail);

    expect((await finished(mail)).returnvalue).toBe('expired');
    expect(await service.inbox.mailsTo(mail.to)).toEqual([]);
  });

  it('shows its code and its reader to nobody on the way', async () => {
    const mail = codeMail();
    await service.requestMail(mail);

    const job = await finished(mail);
    const shown = JSON.stringify(job.toJSON());
    for (const secret of ['482913', mail.to, 'Ana']) expect(shown).not.toContain(secret);
  });

  it('waits while the mail server is unavailable, and is then sent once', async () => {
    await service.inbox.stop();
    const mail = codeMail();
    await service.requestMail(mail);
    const job = await eventually(async () => {
      const waiting = await service.queues.emails.getJob(mail.mailId);
      expect(waiting?.attemptsMade).toBeGreaterThan(0);
      return waiting!;
    });
    expect(JSON.stringify(job.toJSON())).not.toContain('482913');

    const sent = await attempts('sent');
    expect(await attempts('failed')).toBeGreaterThan(0);
    await service.inbox.start();
    await arrived(mail.to);
    expect((await finished(mail)).returnvalue).toBe('sent');
    await arrived(mail.to);
    expect(await attempts('sent')).toBe(sent + 1);
  });

  describe('that its worker was frozen over', () => {
    /** Starts a mail whose worker waits until `go`, because its next query needs a locked table. */
    const begun = async (mail: MailRequested) => {
      const lock = service.app.get(DataSource).createQueryRunner();
      await lock.startTransaction();
      await lock.query('LOCK TABLE sent_mails IN ACCESS EXCLUSIVE MODE');
      await service.requestMail(mail);
      await eventually(async () => {
        expect(await service.queues.emails.getJobState(mail.mailId)).toBe('active');
      });
      return {
        go: async () => {
          await lock.commitTransaction();
          await lock.release();
        },
      };
    };

    it('is not sent by it once another worker has it', async () => {
      const mail = codeMail();
      const { go } = await begun(mail);
      const redis = new Redis(service.redis.url);
      await redis.set(`${PREFIX}:emails:${mail.mailId}:lock`, 'another worker', 'XX');
      redis.disconnect();
      const trouble = once(service.app.get(EmailsProcessor).worker, 'error');
      await go();
      expect(String(await trouble)).toMatch(/lock/i);
      expect(await service.inbox.mailsTo(mail.to)).toEqual([]);
    });

    it('is sent by it while it is still its own', async () => {
      const mail = codeMail();
      await (await begun(mail)).go();
      expect((await finished(mail)).returnvalue).toBe('sent');
      await arrived(mail.to);
    });
  });

  it('takes no line of its head from what a person wrote', async () => {
    const mail = codeMail({ firstName: 'Ana\r\nBcc: victim@example.com' });
    await service.requestMail(mail, { requestId: 'r\r\nBcc: victim@example.com' });

    const { envelope, headers } = await arrived(mail.to);
    expect(envelope.to).toHaveLength(1);
    expect(headers).not.toHaveProperty('bcc');
    expect(await service.inbox.mailsTo('victim@example.com')).toEqual([]);
  });

  it('leads who already has an account to the sign-in', async () => {
    const mail: MailRequested = {
      mailId: randomUUID(),
      to: `ana.${randomUUID()}@example.com`,
      firstName: 'Ana',
      template: 'account-exists',
    };
    await service.requestMail(mail);
    expect((await arrived(mail.to)).text).toContain('https://cartaviva.example/login');
  });

  it('of the week is stopped by the reader’s own mail program; no other mail is', async () => {
    const stopToken = randomUUID();
    const menu = { menuId: randomUUID(), name: 'Carta', views: 3, viewsBefore: 1, visitors: 2 };
    const days = { from: '2026-11-16', to: '2026-11-22', views: 3, viewsBefore: 1 };
    const mail: MailRequested = {
      mailId: randomUUID(),
      to: `ana.${randomUUID()}@example.com`,
      firstName: 'Ana',
      template: 'weekly-analytics',
      week: { ...days, menus: [menu], advice: [], stopToken },
    };
    await service.requestMail(mail);
    const arrivedMail = await arrived(mail.to);
    const link = `https://cartaviva.example/correo-semanal/${stopToken}`;
    const source = await service.inbox.sourceOf(arrivedMail);
    // A long header continues on a second line.
    expect(source.replace(/\r\n /g, ' ')).toContain(`List-Unsubscribe: <${link}>\r\n`);
    expect(source).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(arrivedMail.text).toContain(link);
    const other = codeMail();
    await service.requestMail(other);
    expect(await service.inbox.sourceOf(await arrived(other.to))).not.toContain('List-Unsubscribe');
  });

  it('tells sales what an owner wants connected, and whom to answer', async () => {
    const asked = { name: 'Ana Peña', email: 'ana@conuco.do', phone: null, text: 'Odoo, a diario' };
    const mail: MailRequested = {
      mailId: randomUUID(),
      to: `ventas.${randomUUID()}@example.com`,
      firstName: '',
      template: 'integration-requested',
      integrationRequest: asked,
    };
    await service.requestMail(mail);
    const { text } = await arrived(mail.to);
    for (const fact of [asked.name, asked.email, asked.text]) expect(text).toContain(fact);
  });
});
