import { randomUUID } from 'node:crypto';
import { symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DiskStorage } from '@cartaviva/object-storage';

/** A folder on a disk that is full, until there is room again: the kernel refuses its writes. */
export class FullDisk extends DiskStorage {
  isFull = true;

  protected override async incomingPath(): Promise<string> {
    if (!this.isFull) return super.incomingPath();
    const path = join(tmpdir(), `cartaviva-full-${randomUUID()}`);
    await symlink('/dev/full', path);
    return path;
  }
}
