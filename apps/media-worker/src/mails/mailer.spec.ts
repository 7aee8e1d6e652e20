import { UnrecoverableError } from 'bullmq';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { createInterface } from 'node:readline';
import { register } from 'prom-client';
import { Mailer } from './mailer';

const mail = {
  ...{ mailId: 'mail-1', to: 'ana@ejemplo.do', requestId: 'request-1' },
  ...{ subject: 'Hola', html: '<p>Hola</p>', text: 'Hola' },
  permit: () => Promise.resolve(),
};

const mailerTo = (server: Server) =>
  new Mailer({
    SMTP_URL: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    MAIL_FROM: 'CartaViva <hola@cartaviva.example>',
    PUBLIC_URL: 'https://cartaviva.example',
  });

describe('a mail that the mail server does not take', () => {
  let answer = '';
  /** A mail server that gives the same reply to every recipient. */
  const server = createServer((socket) => {
    socket.write('220 here\r\n');
    createInterface(socket).on('line', (line) => {
      socket.write(line.startsWith('RCPT') ? `${answer}\r\n` : '250 fine\r\n');
    });
    socket.on('error', () => undefined);
  });
  let mailer: Mailer;
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    mailer = mailerTo(server);
  });
  afterAll(async () => {
    mailer.onApplicationShutdown();
    await new Promise((resolve) => server.close(resolve));
  });

  it.each([
    ['550 5.1.1 no such reader', true],
    ['450 4.2.0 greylisted, come back', false],
    ['452 4.2.2 mailbox full', false],
  ])('because of %j is given up: %p', async (said, isFinal) => {
    answer = said;
    const failure = await mailer.send(mail).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(failure instanceof UnrecoverableError).toBe(isFinal);
  });

  it('is counted by why', async () => {
    const { values } = await register.getSingleMetric('mail_attempts_total')!.get();
    const counted = new Map(values.map(({ labels, value }) => [labels['outcome'], value]));
    for (const [said, outcome] of [
      ['550 5.1.1 no such reader', 'unknown-reader'],
      ['450 4.2.0 greylisted, come back', 'failed'],
    ] as const) {
      answer = said;
      await mailer.send(mail).catch(() => undefined);
      const after = await register.getSingleMetric('mail_attempts_total')!.get();
      const value = after.values.find(({ labels }) => labels['outcome'] === outcome)?.value;
      expect(value).toBe((counted.get(outcome) ?? 0) + 1);
    }
  });
});

describe('a mail whose content the mail server waits for', () => {
  const lines: string[] = [];
  const server = createServer((socket) => {
    let isContent = false;
    socket.write('220 here\r\n');
    createInterface(socket).on('line', (line) => {
      lines.push(line);
      if (isContent && line !== '.') return;
      isContent = line === 'DATA';
      socket.write(isContent ? '354 go on\r\n' : '250 fine\r\n');
    });
    socket.on('error', () => undefined);
  });
  let mailer: Mailer;
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    mailer = mailerTo(server);
  });
  afterAll(async () => {
    mailer.onApplicationShutdown();
    await new Promise((resolve) => server.close(resolve));
  });
  beforeEach(() => void lines.splice(0));

  it('is sent when it is permitted then', async () => {
    let lineBefore: string | undefined;
    const permit = async () => void (lineBefore = lines.at(-1));
    await mailer.send({ ...mail, permit });
    expect(lineBefore).toBe('DATA');
    expect(lines).toEqual(expect.arrayContaining(['Subject: Hola', '.']));
  });

  it('is not sent when it is not', async () => {
    const permit = () => Promise.reject(new Error('Another worker may have this job'));
    await expect(mailer.send({ ...mail, permit })).rejects.toThrow('Another worker');
    expect(lines.at(-1)).toBe('DATA');
  });
});
