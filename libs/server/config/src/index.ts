export * from './read-config';
export * from './secret-strength';
export * from './variables';
