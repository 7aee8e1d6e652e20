import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { created, createdBytes, writeMetrics } from './metrics-file';

describe('what a backup leaves for Prometheus', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'cartaviva-metrics-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('is one file a command, whole, with the figures of its last run', async () => {
    for (const size of [1, 2048]) {
      created.set(1_700_000_000);
      createdBytes.set(size);
      await writeMetrics(folder, 'create', created, createdBytes);
    }
    expect(readdirSync(folder)).toEqual(['cartaviva-create.prom']);
    const lines = readFileSync(join(folder, 'cartaviva-create.prom'), 'utf8').split('\n');
    expect(lines.filter((line) => /^\w/.test(line))).toEqual([
      'backup_created_timestamp_seconds 1700000000',
      'backup_size_bytes 2048',
    ]);
  });

  it('is readable to the user of node exporter, whatever the process gives others of its files', async () => {
    const before = process.umask(0o077);
    await writeMetrics(folder, 'create', created).finally(() => process.umask(before));
    expect(statSync(join(folder, 'cartaviva-create.prom')).mode & 0o777).toBe(0o644);
  });

  it('is nothing without a folder', async () => {
    await writeMetrics(undefined, 'verify', created);
    expect(readdirSync(folder)).toEqual([]);
  });
});
