import { randomUUID } from 'node:crypto';
import {
  access,
  constants,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
} from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { Readable } from 'node:stream';
import { whenFull } from './full-disk';
import { readAll } from './read-all';
import { requireKey } from './object-keys';
import type { ObjectStorage, StoredObject } from './object-storage';

/** Folder for incomplete writes. No key can name it. */
const INCOMING = '.incoming';

/** Stores objects as files in one folder, which several processes may share. */
export class DiskStorage implements ObjectStorage {
  constructor(private readonly folder: string) {}

  async write(
    key: string,
    content: Readable | Buffer,
    { maxBytes = Infinity }: { maxBytes?: number } = {},
  ): Promise<void> {
    const path = this.pathOf(key);
    const incoming = await this.incomingPath();
    await readAll(
      Buffer.isBuffer(content) ? Readable.from([content]) : content,
      incoming,
      maxBytes,
    );
    try {
      await this.rename(incoming, path);
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
    const moved = this.rename(this.pathOf(from), this.pathOf(to)).then(() => true);
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

  /** A missing folder is not an error, because the first write creates it. */
  async ping(): Promise<void> {
    await access(this.folder, constants.R_OK | constants.W_OK).catch(nothingWhenMissing);
  }

  protected async incomingPath(): Promise<string> {
    return join(this.folder, INCOMING, randomUUID());
  }

  /** Creating the folder needs disk space, too. */
  private async rename(from: string, to: string): Promise<void> {
    try {
      await mkdir(dirname(to), { recursive: true });
      await rename(from, to);
    } catch (error) {
      throw whenFull(error);
    }
  }

  private pathOf(key: string): string {
    return join(this.folder, requireKey(key));
  }
}

function nothingWhenMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
