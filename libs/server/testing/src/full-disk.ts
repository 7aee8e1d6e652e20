import { randomUUID } from 'node:crypto';
import { symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DiskStorage } from '@cartaviva/object-storage';

/** Storage on a full disk: the kernel refuses its writes while `isFull` is true. */
export class FullDisk extends DiskStorage {
  isFull = true;

  protected override async incomingPath(): Promise<string> {
    if (!this.isFull) return super.incomingPath();
    const path = join(tmpdir(), `cartaviva-full-${randomUUID()}`);
    await symlink('/dev/full', path);
    return path;
  }
}
