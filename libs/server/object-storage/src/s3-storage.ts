import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { DomainError } from '@cartaviva/contracts';
import { Logger } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { readAll, refuseLarger } from './read-all';
import { requireKey } from './object-keys';
import type { ObjectStorage, StoredObject } from './object-storage';

export interface Bucket {
  readonly name: string;
  readonly region: string;
  /** Endpoint of a server other than Amazon's. The path then contains the bucket. */
  readonly endpoint?: string | undefined;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/**
 * Timeouts in milliseconds for the connection and for a bucket that stalls during a transfer. The SDK adds three
 * seconds to the latter.
 */
const CONNECTION_TIMEOUT_MS = 2000;
const SILENCE_TIMEOUT_MS = 10_000;
/** Timeout until an answer begins, including retries, in milliseconds. The caller gets an answer within 5 s. */
const ANSWER_TIMEOUT_MS = 4000;

/** Size of a part in bytes, for uploads of unknown length. S3 accepts 10,000 parts. */
const PART_BYTES = 16 * 1024 * 1024;

const nothing = () => undefined;
/** Without a logger the SDK writes warnings to the console. Refusals are logged by `S3Storage` itself. */
export const SILENT = {
  trace: nothing,
  debug: nothing,
  info: nothing,
  warn: nothing,
  error: nothing,
};

export class S3Storage implements ObjectStorage {
  private readonly logger = new Logger(S3Storage.name);
  private readonly client: S3Client;

  constructor(
    private readonly bucket: Bucket,
    socketTimeout = SILENCE_TIMEOUT_MS,
  ) {
    const { region, endpoint, accessKeyId, secretAccessKey } = bucket;
    this.client = new S3Client({
      region,
      credentials: { accessKeyId, secretAccessKey },
      requestHandler: {
        connectionTimeout: CONNECTION_TIMEOUT_MS,
        // `requestTimeout` would log a line and continue to wait.
        socketTimeout,
      },
      // Other S3 servers do not support Amazon's newer checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      logger: SILENT,
      ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    });
  }

  async write(
    key: string,
    content: Readable | Buffer,
    { maxBytes = Infinity }: { maxBytes?: number } = {},
  ): Promise<void> {
    const target = this.at(key);
    if (!Buffer.isBuffer(content)) {
      return maxBytes === Infinity
        ? this.writeParts(target, content)
        : this.writeStream(target, content, maxBytes);
    }
    refuseLarger(content.length, maxBytes);
    await this.ask(this.client.send(new PutObjectCommand({ ...target, Body: content })));
  }

  async read(key: string): Promise<StoredObject | undefined> {
    const command = new GetObjectCommand(this.at(key));
    const object = await this.ask(
      inTime((abortSignal) => this.client.send(command, { abortSignal })),
    );
    if (!object) return undefined;
    return { stream: object.Body as Readable, size: object.ContentLength ?? 0 };
  }

  async readBytes(key: string): Promise<Buffer | undefined> {
    const object = await this.read(key);
    return object && buffer(object.stream);
  }

  async size(key: string): Promise<number | undefined> {
    const command = new HeadObjectCommand(this.at(key));
    const head = await this.ask(
      inTime((abortSignal) => this.client.send(command, { abortSignal })),
    );
    return head?.ContentLength;
  }

  async exists(key: string): Promise<boolean> {
    return (await this.size(key)) !== undefined;
  }

  /** Copies and then deletes. After a crash in between, both objects exist and the move can be repeated. */
  async move(from: string, to: string): Promise<boolean> {
    const source = this.at(from);
    const CopySource = `${source.Bucket}/${source.Key}`;
    const copy = new CopyObjectCommand({ ...this.at(to), CopySource });
    const copied = inTime((abortSignal) => this.client.send(copy, { abortSignal }));
    if (!(await this.ask(copied))) return false;
    await this.delete(from);
    return true;
  }

  async delete(key: string): Promise<void> {
    const command = new DeleteObjectCommand(this.at(key));
    await this.ask(inTime((abortSignal) => this.client.send(command, { abortSignal })));
  }

  async list(prefix: string): Promise<string[]> {
    requireKey(prefix.replace(/\/$/, ''));
    const keys: string[] = [];
    let ContinuationToken: string | undefined;
    do {
      const asked = { Bucket: this.bucket.name, Prefix: prefix, ContinuationToken };
      const command = new ListObjectsV2Command(asked);
      const page = await this.ask(
        inTime((abortSignal) => this.client.send(command, { abortSignal })),
      );
      keys.push(...(page?.Contents ?? []).map(({ Key = '' }) => Key));
      ContinuationToken = page?.NextContinuationToken;
    } while (ContinuationToken);
    return keys;
  }

  /** HEAD is cheapest but does not give the reason for a refusal. The list request does. */
  async ping(): Promise<void> {
    const Bucket = this.bucket.name;
    const head = new HeadBucketCommand({ Bucket });
    const list = new ListObjectsV2Command({ Bucket, MaxKeys: 1 });
    await inTime((abortSignal) => this.client.send(head, { abortSignal })).catch(() =>
      this.ask(inTime((abortSignal) => this.client.send(list, { abortSignal }))),
    );
  }

  /**
   * Buffers a stream in a file, because S3 needs the length first and must not receive a stream that is too large or
   * breaks off. Memory holds only a few chunks, regardless of the sender's speed.
   */
  private async writeStream(
    target: { Bucket: string; Key: string },
    content: Readable,
    maxBytes: number,
  ): Promise<void> {
    const path = join(tmpdir(), `cartaviva-up-${randomUUID()}`);
    await readAll(content, path, maxBytes);
    try {
      const { size } = await stat(path);
      const Body = createReadStream(path);
      const put = new PutObjectCommand({ ...target, Body, ContentLength: size });
      await this.ask(this.client.send(put));
    } finally {
      await rm(path, { force: true });
    }
  }

  /** Uploads a stream of unknown length in sequential parts. The object appears after the last part. */
  private async writeParts(target: { Bucket: string; Key: string }, Body: Readable): Promise<void> {
    const params = { ...target, Body };
    const upload = new Upload({ client: this.client, params, partSize: PART_BYTES, queueSize: 1 });
    await this.ask(upload.done()).catch((error: unknown) => {
      throw Body.errored ?? error;
    });
  }

  private at(key: string): { Bucket: string; Key: string } {
    return { Bucket: this.bucket.name, Key: requireKey(key) };
  }

  /** Returns the answer, or undefined if the object does not exist. Throws UNAVAILABLE for any other failure. */
  private async ask<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
    try {
      return await answer;
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw this.refused(error);
    }
  }

  /**
   * Converts a refusal to UNAVAILABLE and logs its reason, because the installation is at fault and not the caller.
   */
  private refused(error: unknown): DomainError {
    const { name } = this.bucket;
    if (isUnavailable(error))
      this.logger.warn(`The bucket ${name} does not answer: ${String(error)}`);
    else this.logger.error(`The bucket ${name} refuses: ${String(error)}`);
    const refusal = new DomainError('UNAVAILABLE', { retryAfterSeconds: 2 });
    return Object.assign(refusal, { cause: error });
  }
}

/** Aborts the request if no answer begins in time. The body may take longer. */
async function inTime<Answer>(send: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), ANSWER_TIMEOUT_MS);
  return send(late.signal).finally(() => clearTimeout(timer));
}

const statusOf = (error: unknown) =>
  error instanceof S3ServiceException ? (error.$metadata.httpStatusCode ?? 0) : 0;

/** A missing bucket is a fault of the installation, not a missing image. HEAD cannot distinguish them. */
const isMissing = (error: unknown) =>
  statusOf(error) === 404 && (error as Error).name !== 'NoSuchBucket';

/** Is true if there was no answer or a temporary error. */
const isUnavailable = (error: unknown) => statusOf(error) === 0 || statusOf(error) >= 500;
