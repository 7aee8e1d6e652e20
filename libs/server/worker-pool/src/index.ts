export * from './task-aborted';
export * from './worker-pool';
