import { until } from '@cartaviva/tools/engines/ports.mjs';

const TIMEOUT_MS = 30_000;

/** Asks again and again until `condition` holds; rejects with `complaint` when it does not. */
export const eventually = (
  condition: () => boolean | Promise<boolean>,
  complaint: string,
  timeoutMs = TIMEOUT_MS,
) => until(condition, timeoutMs, complaint);
