export * from './config';
export * from './request-span';
export * from './spans';
export * from './start-tracing';
