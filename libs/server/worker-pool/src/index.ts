export * from './fair-semaphore';
export * from './task-aborted';
export * from './worker-pool';
