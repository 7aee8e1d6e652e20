import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { FullDisk } from '@cartaviva/server-testing';
import { conformsToObjectStorage } from '../test/conformance';
import { DiskStorage } from './disk-storage';

describe('storage on disk', () => {
  let folder: string;
  beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'storage-'))));
  afterEach(() => rm(folder, { recursive: true }));

  conformsToObjectStorage(async () => new DiskStorage(folder));

  it('leaves no half file behind', async () => {
    const tooLarge = Readable.from([Buffer.alloc(10), Buffer.alloc(1)]);
    const writing = new DiskStorage(folder).write('uploads/a', tooLarge, { maxBytes: 10 });
    await expect(writing).rejects.toThrow();
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    expect(entries.filter((entry) => entry.isFile())).toEqual([]);
  });

  it('says when the disk is full, leaves nothing behind, and goes on when there is room', async () => {
    const storage = new FullDisk(folder);
    const image = () => Readable.from([Buffer.alloc(100_000)]);
    await expect(storage.write('uploads/a', image())).rejects.toMatchObject({
      code: 'STORAGE_FULL',
    });
    await expect(storage.write('uploads/a', Buffer.alloc(10))).rejects.toMatchObject({
      code: 'STORAGE_FULL',
    });
    expect(await readdir(folder, { recursive: true })).toEqual([]);
    storage.isFull = false;
    await storage.write('uploads/a', image());
    expect(await storage.size('uploads/a')).toBe(100_000);
  });
});
