export * from './read-config';
export * from './variables';
