export * from './grants';
export * from './member-rights';
export * from './member-role';
export type { Right } from './rights';
