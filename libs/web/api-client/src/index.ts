export * from './api';
export * from './api-error';
export * from './no-answer';
export { hurryWrites, type PendingWrite } from './pending-writes';
export * from './pictures';
export { onSessionEnd } from './session-end';
export * from './swr-defaults';
export * from './upload';
export * from './use-pending-writes';
