import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { freePort } from '@cartaviva/tools/engines/ports.mjs';
import { openS3, startS3 } from '@cartaviva/rig/doubles/s3.mjs';
import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { Readable } from 'node:stream';
import { conformsToObjectStorage } from '../test/conformance';
import { S3Storage, SILENT } from './s3-storage';

const HOUR_MS = 3_600_000;

describe('storage in a bucket', () => {
  let double: Awaited<ReturnType<typeof openS3>>;
  beforeEach(async () => (double = await openS3()));
  afterEach(() => double.stop());

  const storage = (more = {}) => new S3Storage({ ...double.bucket, ...more });

  conformsToObjectStorage(async () => storage());

  it('leaves no half file behind on the way', async () => {
    const bytes = () => readdirSync(tmpdir()).filter((name) => name.startsWith('cartaviva-up-'));
    const before = bytes();
    const tooLarge = Readable.from([Buffer.alloc(10), Buffer.alloc(1)]);
    await expect(storage().write('uploads/a', tooLarge, { maxBytes: 10 })).rejects.toThrow();
    await storage().write('uploads/a', Readable.from([Buffer.alloc(10)]));
    expect(bytes()).toEqual(before);
  });

  it('writes what is longer than a part in parts, and none of it when it breaks off', async () => {
    const part = Buffer.alloc(1024 * 1024, 'parte');
    const parts = Array.from({ length: 33 }, () => part);
    await storage().write('backups/a.age', Readable.from(parts));
    expect((await storage().readBytes('backups/a.age'))?.equals(Buffer.concat(parts))).toBe(true);

    const broken = Readable.from(
      (function* () {
        yield* parts;
        throw new Error('the disk is gone');
      })(),
    );
    await expect(storage().write('backups/b.age', broken)).rejects.toThrow('the disk is gone');
    expect(await storage().list('backups/')).toEqual(['backups/a.age']);
  });

  it.each([
    ['another secret', { secretAccessKey: 'a guess' }, 'SignatureDoesNotMatch'],
    ['an unknown key', { accessKeyId: 'AKIANOBODY' }, 'InvalidAccessKeyId'],
    ['another region', { region: 'us-east-1' }, 'AuthorizationHeaderMalformed'],
  ])('refuses who signs with %s, and keeps nothing', async (_, wrong, name) => {
    jest.spyOn(Logger.prototype, 'error').mockReturnValue();
    const refused = { code: 'UNAVAILABLE', cause: { name } };
    await expect(storage(wrong).write('uploads/a', Buffer.from('x'))).rejects.toMatchObject(
      refused,
    );
    await expect(storage(wrong).read('uploads/a')).rejects.toMatchObject(refused);
    await expect(storage(wrong).ping()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(await storage().exists('uploads/a')).toBe(false);
  });

  /** Changes a request after it was signed and sends it. */
  const sendChanged = (
    change: (request: { path: string; headers: Record<string, string>; body?: unknown }) => void,
    config = {},
    Body: string | Readable = 'x',
  ) => {
    const { name, accessKeyId, secretAccessKey, ...where } = double.bucket;
    const client = new S3Client({
      ...where,
      credentials: { accessKeyId, secretAccessKey },
      forcePathStyle: true,
      maxAttempts: 1,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      logger: SILENT,
      ...config,
    });
    client.middlewareStack.add(
      (next) => (args) => {
        change(args.request as Parameters<typeof change>[0]);
        return next(args);
      },
      { step: 'deserialize', name: 'change' },
    );
    return client.send(
      new PutObjectCommand({ Bucket: name, Key: 'uploads/a', Body, ContentLength: 1 }),
    );
  };
  const refused = (code: string) => ({ Code: code, $metadata: { httpStatusCode: 403 } });

  it('takes what was signed, as it was signed, while it is fresh', async () => {
    await sendChanged(() => undefined);
    expect(String(await storage().readBytes('uploads/a'))).toBe('x');
  });

  it('refuses another key than the signed one', async () => {
    const sending = sendChanged((request) => (request.path = '/pictures/uploads/b'));
    await expect(sending).rejects.toMatchObject(refused('SignatureDoesNotMatch'));
  });

  it('refuses other bytes than the signed ones', async () => {
    await expect(sendChanged((request) => (request.body = 'y'))).rejects.toThrow();
    expect(await storage().exists('uploads/a')).toBe(false);
  });

  it('refuses what was signed an hour ago', async () => {
    const sending = sendChanged(() => undefined, { systemClockOffset: -HOUR_MS });
    await expect(sending).rejects.toMatchObject(refused('RequestTimeTooSkewed'));
  });

  it('refuses what is not signed', async () => {
    const sending = sendChanged(({ headers }) => delete headers['authorization']);
    await expect(sending).rejects.toMatchObject(refused('AccessDenied'));
  });

  it('is UNAVAILABLE while the bucket does not answer', async () => {
    await storage().ping();
    await double.stop();
    await expect(storage().exists('uploads/a')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await expect(storage().ping()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  it('is UNAVAILABLE within five seconds while the bucket takes requests and is silent', async () => {
    const { bucket, process: server, stop } = await startS3({ port: await freePort() });
    const [patient, impatient] = [new S3Storage(bucket), new S3Storage(bucket, 500)];
    await patient.write('uploads/a', Buffer.from('x'));
    const start = Date.now();
    server.kill('SIGSTOP');
    const asked = [
      patient.exists('uploads/a'),
      patient.read('uploads/a'),
      patient.list('uploads/'),
      patient.move('uploads/a', 'originals/a'),
      impatient.write('uploads/b', Buffer.from('x')),
      impatient.write('uploads/b', Readable.from([Buffer.from('x')]), { maxBytes: 10 }),
    ];
    for (const answer of await Promise.allSettled(asked)) {
      expect(answer).toMatchObject({ status: 'rejected', reason: { code: 'UNAVAILABLE' } });
    }
    expect(Date.now() - start).toBeLessThan(5000);
    server.kill('SIGCONT');
    await patient.ping();
    await stop();
  });

  it('sends no body in the chunks of Amazon, which others refuse', async () => {
    const chunked = sendChanged(
      ({ headers }) => expect(headers['content-encoding']).toBe('aws-chunked'),
      { requestChecksumCalculation: 'WHEN_SUPPORTED' },
      Readable.from([Buffer.from('x')]),
    );
    await expect(chunked).rejects.toMatchObject({ Code: 'NotImplemented' });
    await storage().write('uploads/a', Readable.from([Buffer.from('x')]), { maxBytes: 10 });
    expect(String(await storage().readBytes('uploads/a'))).toBe('x');
  });

  it('does not take a missing bucket for a missing image', async () => {
    jest.spyOn(Logger.prototype, 'error').mockReturnValue();
    const refused = { code: 'UNAVAILABLE', cause: { name: 'NoSuchBucket' } };
    const nowhere = storage({ name: 'nowhere' });
    await expect(nowhere.read('uploads/a')).rejects.toMatchObject(refused);
    await expect(nowhere.list('uploads/')).rejects.toMatchObject(refused);
    await expect(nowhere.ping()).rejects.toMatchObject(refused);
  });
});
