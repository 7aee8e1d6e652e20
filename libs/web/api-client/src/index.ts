export * from './api';
export * from './api-error';
export * from './pictures';
export { onSessionEnd } from './session-end';
export * from './swr-defaults';
export * from './upload';
