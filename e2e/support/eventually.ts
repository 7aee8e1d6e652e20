import { until } from '@cartaviva/tools/engines/ports.mjs';

const TIMEOUT_MS = 30_000;

/** Polls until `condition` holds. Rejects with `complaint` after the timeout. */
export const eventually = (
  condition: () => boolean | Promise<boolean>,
  complaint: string,
  timeoutMs = TIMEOUT_MS,
) => until(condition, timeoutMs, complaint);
