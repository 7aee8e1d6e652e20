export * from './clock';
export * from './health.module';
export * from './lifecycle';
export * from './periodic';
export * from './readiness';
export * from './start-service';
export * from './stop-on-signal';
export * from './validation';
