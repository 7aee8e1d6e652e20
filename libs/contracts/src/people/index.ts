export * from './member-role';
