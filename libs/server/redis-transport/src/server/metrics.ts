import { Counter, Histogram } from 'prom-client';

const BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

export const duration = new Histogram({
  name: 'message_duration_seconds',
  help: 'Messages and events by name and outcome (ok, or the code of the refusal)',
  labelNames: ['message', 'outcome'] as const,
  buckets: BUCKETS,
});

export const waited = new Histogram({
  name: 'request_wait_seconds',
  help: 'Time from asking until a replica took the request',
  buckets: BUCKETS,
});

export const stale = new Counter({
  name: 'stale_requests_total',
  help: 'Requests dropped because nobody waited for them any more',
});

export const deadLetters = new Counter({
  name: 'dead_letters_total',
  help: 'Events given up on, by their source',
  labelNames: ['source'] as const,
});
