import { chmod, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Gauge, Registry } from 'prom-client';

export const created = new Gauge({
  name: 'backup_created_timestamp_seconds',
  help: 'Moment that the newest backup is of, in epoch seconds',
  registers: [],
});

export const createdBytes = new Gauge({
  name: 'backup_size_bytes',
  help: 'Size of the newest backup',
  registers: [],
});

export const verified = new Gauge({
  name: 'backup_verified_timestamp_seconds',
  help: 'Moment that the last backup is of which was read to its end, in epoch seconds',
  registers: [],
});

/**
 * Writes the metrics of this run to `cartaviva-{command}.prom`. Prometheus cannot scrape a program that
 * exits, so its node exporter reads the file. The rename is atomic, and the file is readable by other users.
 * Without a folder, the function does nothing.
 */
export async function writeMetrics(
  folder: string | undefined,
  command: string,
  ...gauges: readonly Gauge[]
): Promise<void> {
  if (!folder) return;
  const own = new Registry();
  for (const gauge of gauges) own.registerMetric(gauge);
  const file = join(folder, `cartaviva-${command}.prom`);
  await writeFile(`${file}.new`, await own.metrics());
  await chmod(`${file}.new`, 0o644);
  await rename(`${file}.new`, file);
}
