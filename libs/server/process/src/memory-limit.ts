import { totalmem } from 'node:os';
import { Gauge } from 'prom-client';

/**
 * What this process may hold before the system ends it, in bytes: what its container may. Nothing where only the
 * machine's memory bounds it.
 */
export function memoryLimit(
  ofContainer = process.constrainedMemory(),
  ofMachine = totalmem(),
): number | undefined {
  return ofContainer > 0 && ofContainer < ofMachine ? ofContainer : undefined;
}

/** Says at each scrape what the limit is; without one there is no such metric. */
export function exposeMemoryLimit(limit: number | undefined): void {
  if (limit === undefined) return;
  new Gauge({
    name: 'process_memory_limit_bytes',
    help: 'Memory that the container of this process may hold before the system ends it',
  }).set(limit);
}
