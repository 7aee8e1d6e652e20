export * from './consumer-queues';
export * from './job-processor';
export * from './producer-queues';
export * from './queue-settings';
export { openJob } from './sealed-job';
export { SealedQueue } from './sealed-queue';
