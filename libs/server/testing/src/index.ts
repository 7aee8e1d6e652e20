export * from './database';
export * from './event-source';
export * from './eventually';
export * from './full-disk';
export * from './media-double';
export * from './redis';
export * from './serve';
export * from './test-clock';
