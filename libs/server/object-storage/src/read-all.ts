import { DomainError } from '@cartaviva/contracts';
import { mkdir, open, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { whenFull } from './full-disk';

/**
 * Gathers a stream in a new file, counting: past `maxBytes` it is refused as UPLOAD_TOO_LARGE, and as
 * STORAGE_FULL when the disk has no room for it.
 * Whenever that fails no file is left, and the stream is not destroyed.
 */
export async function readAll(content: Readable, path: string, maxBytes: number): Promise<void> {
  // It may break before its reading begins; the reading then tells.
  content.once('error', () => undefined);
  try {
    await mkdir(dirname(path), { recursive: true });
    // Open before anything can fail: a file that is still being opened would be there after its removal.
    const handle = await open(path, 'w');
    // Flushed, so that after a power cut the name never stands for half an image.
    const file = handle.createWriteStream({ flush: true });
    await pipeline(content.iterator({ destroyOnReturn: false }), atMost(maxBytes), file);
  } catch (error) {
    await rm(path, { force: true });
    throw whenFull(error);
  }
}

/** Passes bytes on until there are more than allowed. */
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
