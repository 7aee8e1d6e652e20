import { Gauge, Histogram } from 'prom-client';

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

export const waited = new Histogram({
  name: 'worker_pool_wait_seconds',
  help: 'Time from asking for a task until its turn came, by pool',
  labelNames: ['pool'] as const,
  buckets,
});

export const duration = new Histogram({
  name: 'worker_pool_task_seconds',
  help: 'Tasks on worker threads by pool, task and outcome (ok, timeout, memory, error)',
  labelNames: ['pool', 'task', 'outcome'] as const,
  buckets,
});

export const waiting = new Gauge({
  name: 'worker_pool_waiting',
  help: 'Tasks that wait for a thread, by pool',
  labelNames: ['pool'] as const,
});
