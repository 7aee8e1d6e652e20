export * from './read-config';
export * from './redis-address';
export * from './secret-strength';
export * from './variables';
