export * from './demo-mode';
export * from './session';
