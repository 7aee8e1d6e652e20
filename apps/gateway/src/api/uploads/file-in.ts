import { Busboy, type BusboyConfig, type BusboyHeaders } from '@fastify/busboy';
import { DomainError } from '@cartaviva/contracts';
import { missingField } from '@cartaviva/domain';
import type { FastifyRequest } from 'fastify';
import { finished, PassThrough, Readable } from 'node:stream';

/** A form has one file, and hardly anything else; sizes are in bytes. */
const LIMITS = {
  ...{ files: 1, fields: 10, parts: 12, fieldNameSize: 100, fieldSize: 1000 },
  ...{ headerPairs: 10, headerSize: 4096 },
};

/** The file of a form, as it arrives. */
export interface SentFile {
  /** Fails when the form breaks off. */
  readonly bytes: Readable;
  /** To be called when the bytes are not read to their end: what is left of the form is discarded. */
  readonly abandon: () => void;
}

/**
 * The first file of a multipart form, whichever its name; nothing of it is gathered in memory. Refused as
 * UNSUPPORTED_TYPE where the body is no such form, and as INVALID_INPUT where the form has no file or
 * cannot be read.
 */
export async function fileIn({
  body,
  headers,
}: Pick<FastifyRequest, 'body' | 'headers'>): Promise<SentFile> {
  if (!(body instanceof Readable)) throw new DomainError('UNSUPPORTED_TYPE');
  const form = readerFor(headers as BusboyHeaders);
  return new Promise((resolve, reject) => {
    const bytes = new PassThrough();
    // They may break before their reading begins; the reading then tells.
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
