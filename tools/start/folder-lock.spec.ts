import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockFolder } from './folder-lock.mjs';

const MODULE = join(import.meta.dirname, 'folder-lock.mjs');

async function holderOf(folder: string) {
  const source = `
    import { lockFolder } from ${JSON.stringify(MODULE)};
    await lockFolder(${JSON.stringify(folder)}, 'http://localhost:4321');
    console.log('locked');
    setInterval(() => {}, 1000);`;
  const holder = spawn(process.execPath, ['--input-type=module', '-e', source], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(holder.stdout, 'data');
  return holder;
}

describe('the lock of a folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cartaviva-lock-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('keeps a second process out, which is told who runs and what to do', async () => {
    const holder = await holderOf(folder);
    const second = lockFolder(folder, 'http://localhost:5000');
    await expect(second).rejects.toThrow(
      `CartaViva already runs at http://localhost:4321 with the data in ${folder}. Nothing was changed.`,
    );
    await expect(second).rejects.toThrow(`kill ${holder.pid}`);
    await expect(second).rejects.toThrow('DATA_DIR=');
    holder.kill('SIGKILL');
  });

  it('keeps it out while the first one is frozen, too', async () => {
    const other = mkdtempSync(join(folder, 'frozen-'));
    const holder = await holderOf(other);
    holder.kill('SIGSTOP');
    await expect(lockFolder(other, 'http://localhost:5000')).rejects.toThrow('already runs with');
    holder.kill('SIGKILL');
  });

  it('is free again as soon as its process was killed, and other folders have their own', async () => {
    const crashed = mkdtempSync(join(folder, 'crashed-'));
    const holder = await holderOf(crashed);
    await lockFolder(join(folder, 'another'), 'http://localhost:5000');
    const gone = once(holder, 'exit');
    holder.kill('SIGKILL');
    await gone;
    await lockFolder(crashed, 'http://localhost:5000');
  });
});
