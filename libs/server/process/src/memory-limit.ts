import { totalmem } from 'node:os';
import { Gauge } from 'prom-client';

/**
 * Returns the memory limit of the container in bytes, beyond which the system ends the process. Returns undefined if
 * only the machine's memory limits it.
 */
export function memoryLimit(
  ofContainer = process.constrainedMemory(),
  ofMachine = totalmem(),
): number | undefined {
  return ofContainer > 0 && ofContainer < ofMachine ? ofContainer : undefined;
}

/** Exposes the limit as a metric. Without a limit there is no metric. */
export function exposeMemoryLimit(limit: number | undefined): void {
  if (limit === undefined) return;
  new Gauge({
    name: 'process_memory_limit_bytes',
    help: 'Memory that the container of this process may hold before the system ends it',
  }).set(limit);
}
