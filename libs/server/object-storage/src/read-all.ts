import { DomainError } from '@cartaviva/contracts';
import { mkdir, open, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { whenFull } from './full-disk';

/**
 * Writes a stream to a new file. On failure it removes the file and does not destroy the stream.
 * @throws DomainError UPLOAD_TOO_LARGE beyond `maxBytes`, STORAGE_FULL if the disk is full
 */
export async function readAll(content: Readable, path: string, maxBytes: number): Promise<void> {
  // The stream may fail before anything reads it. The read then reports the error.
  content.once('error', () => undefined);
  try {
    await mkdir(dirname(path), { recursive: true });
    // Open the file before anything can fail: a file that is still being opened would appear after its removal.
    const handle = await open(path, 'w');
    // Flush the file, so that after a power failure no name refers to half an image.
    const file = handle.createWriteStream({ flush: true });
    await pipeline(content.iterator({ destroyOnReturn: false }), atMost(maxBytes), file);
  } catch (error) {
    await rm(path, { force: true });
    throw whenFull(error);
  }
}

function atMost(maxBytes: number) {
  return async function* (source: AsyncIterable<Buffer>) {
    let seen = 0;
    for await (const chunk of source) {
      seen += chunk.length;
      refuseLarger(seen, maxBytes);
      yield chunk;
    }
  };
}

/** @throws DomainError UPLOAD_TOO_LARGE */
export function refuseLarger(bytes: number, maxBytes: number): void {
  if (bytes > maxBytes) throw new DomainError('UPLOAD_TOO_LARGE', { maxBytes });
}
