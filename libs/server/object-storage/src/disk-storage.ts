import { DomainError } from '@cartaviva/contracts';
import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { requireKey } from './object-keys';
import type { ObjectStorage, StoredObject } from './object-storage';

/** Where writes gather; no key can name it. */
const INCOMING = '.incoming';

/** Objects as files of one folder, which several processes may share. */
export class DiskStorage implements ObjectStorage {
  constructor(private readonly folder: string) {}

  async write(
    key: string,
    content: Readable | Buffer,
    { maxBytes = Infinity }: { maxBytes?: number } = {},
  ): Promise<void> {
    const path = this.pathOf(key);
    // It may break before its reading begins; the reading then tells.
    if (!Buffer.isBuffer(content)) content.once('error', () => undefined);
    const incoming = join(this.folder, INCOMING, randomUUID());
    await mkdir(dirname(incoming), { recursive: true });
    try {
      // Flushed, so that after a power cut the name never stands for half a picture.
      const file = createWriteStream(incoming, { flush: true });
      await pipeline(chunksOf(content), atMost(maxBytes), file);
      await mkdir(dirname(path), { recursive: true });
      await rename(incoming, path);
    } catch (error) {
      await rm(incoming, { force: true });
      throw error;
    }
  }

  async read(key: string): Promise<StoredObject | undefined> {
    const file = await open(this.pathOf(key)).catch(nothingWhenMissing);
    if (!file) return undefined;
    const { size } = await file.stat();
    return { stream: file.createReadStream(), size };
  }

  readBytes(key: string): Promise<Buffer | undefined> {
    return readFile(this.pathOf(key)).catch(nothingWhenMissing);
  }

  async size(key: string): Promise<number | undefined> {
    return (await stat(this.pathOf(key)).catch(nothingWhenMissing))?.size;
  }

  async exists(key: string): Promise<boolean> {
    return (await this.size(key)) !== undefined;
  }

  async move(from: string, to: string): Promise<boolean> {
    const target = this.pathOf(to);
    await mkdir(dirname(target), { recursive: true });
    const moved = rename(this.pathOf(from), target).then(() => true);
    return (await moved.catch(nothingWhenMissing)) ?? false;
  }

  async delete(key: string): Promise<void> {
    await rm(this.pathOf(key), { force: true });
  }

  async list(prefix: string): Promise<string[]> {
    const folder = prefix.replace(/\/$/, '');
    const found = readdir(this.pathOf(folder), { recursive: true, withFileTypes: true });
    const entries = (await found.catch(nothingWhenMissing)) ?? [];
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(this.folder, join(entry.parentPath, entry.name)));
  }

  private pathOf(key: string): string {
    return join(this.folder, requireKey(key));
  }
}

/** A stream is not destroyed by being refused: the request it belongs to still awaits an answer. */
async function* chunksOf(content: Readable | Buffer): AsyncGenerator<Buffer> {
  if (Buffer.isBuffer(content)) yield content;
  else yield* content.iterator({ destroyOnReturn: false });
}

/** Passes bytes on until there are more than allowed. */
function atMost(maxBytes: number) {
  return async function* (source: AsyncIterable<Buffer>) {
    let seen = 0;
    for await (const chunk of source) {
      seen += chunk.length;
      if (seen > maxBytes) throw new DomainError('UPLOAD_TOO_LARGE', { maxBytes });
      yield chunk;
    }
  };
}

function nothingWhenMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
