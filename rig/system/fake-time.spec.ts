import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { forgetShared } from './fake-time.mjs';

it('deletes what libfaketime shared among processes that are gone, and of no other', () => {
  const { pid: gone } = spawnSync('true');
  const folder = mkdtempSync(join(tmpdir(), 'cartaviva-shared-'));
  try {
    const others = [
      `faketime_shm_${process.pid}`,
      `shm_${gone}`,
      `sem.faketime_sem_${process.pid}`,
    ];
    for (const name of [...others, `faketime_shm_${gone}`, `sem.faketime_sem_${gone}`]) {
      writeFileSync(join(folder, name), '');
    }
    forgetShared(folder);
    expect(readdirSync(folder).sort()).toEqual(others.sort());
  } finally {
    rmSync(folder, { recursive: true });
  }
});
