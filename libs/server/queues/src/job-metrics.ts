import { Histogram } from 'prom-client';

/** Buckets range from an email, which takes milliseconds, to a batch of visits that waits for a service. */
export const jobDuration = new Histogram({
  name: 'job_duration_seconds',
  help: 'Attempts at jobs by queue and outcome: done, or failed, which most are tried again after',
  labelNames: ['queue', 'outcome'] as const,
  buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60],
});
