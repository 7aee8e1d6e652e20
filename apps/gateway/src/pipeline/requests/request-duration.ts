import { RequestHistogram } from './request-histogram';

export const requestDuration = new RequestHistogram({
  name: 'http_request_duration_seconds',
  help: 'Requests by route template, method and status',
  labelNames: ['method', 'route', 'status'] as const,
  // 0.15 is the target for diner pages. Its alert needs it as a bucket boundary.
  buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5, 5],
});
