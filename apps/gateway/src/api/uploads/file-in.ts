import { Busboy, type BusboyConfig, type BusboyHeaders } from '@fastify/busboy';
import { DomainError } from '@cartaviva/contracts';
import { missingField } from '@cartaviva/domain';
import type { FastifyRequest } from 'fastify';
import { finished, PassThrough, Readable } from 'node:stream';

/** Limits of a multipart form, which has one file and hardly any other fields. Sizes are in bytes. */
const LIMITS = {
  ...{ files: 1, fields: 10, parts: 12, fieldNameSize: 100, fieldSize: 1000 },
  ...{ headerPairs: 10, headerSize: 4096 },
};

export interface SentFile {
  /** Fails if the form ends prematurely. */
  readonly bytes: Readable;
  /** Must be called if the bytes are not read to the end. It discards the rest of the form. */
  readonly abandon: () => void;
}

/**
 * Returns the first file of a multipart form, whatever its field name, as a stream.
 * @throws DomainError UNSUPPORTED_TYPE if the body is not a multipart form
 * @throws DomainError INVALID_INPUT if the form has no file or cannot be parsed
 */
export async function fileIn({
  body,
  headers,
}: Pick<FastifyRequest, 'body' | 'headers'>): Promise<SentFile> {
  if (!(body instanceof Readable)) throw new DomainError('UNSUPPORTED_TYPE');
  const form = readerFor(headers as BusboyHeaders);
  return new Promise((resolve, reject) => {
    const bytes = new PassThrough();
    // The stream may fail before a reader attaches. The reader still gets the error.
    bytes.on('error', () => undefined);
    const fail = (error: Error) => {
      bytes.destroy(error);
      reject(error);
    };
    const failUnread = () => fail(new DomainError('INVALID_INPUT'));
    form.once('file', (_field, file) => {
      file.on('error', failUnread).pipe(bytes);
      resolve({ bytes, abandon: () => body.unpipe(form) });
    });
    form.once('finish', () =>
      reject(new DomainError('INVALID_INPUT', { fields: { file: missingField('file') } })),
    );
    form.on('error', failUnread);
    finished(body, (error) => {
      if (error) fail(error);
    });
    body.pipe(form);
  });
}

/** Some programs send only a file name, some only a type, and some neither. */
const isPartAFile: NonNullable<BusboyConfig['isPartAFile']> = (field, type, name) =>
  name !== undefined || field === 'file' || (type !== undefined && type !== 'text/plain');

function readerFor(headers: BusboyHeaders) {
  try {
    return new Busboy({ headers, limits: LIMITS, isPartAFile });
  } catch {
    throw new DomainError('INVALID_INPUT');
  }
}
