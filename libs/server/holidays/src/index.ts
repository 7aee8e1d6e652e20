export * from './is-holiday';
