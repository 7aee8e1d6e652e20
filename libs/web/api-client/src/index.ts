export * from './api';
export * from './api-error';
export * from './pictures';
export * from './swr-defaults';
export * from './upload';
