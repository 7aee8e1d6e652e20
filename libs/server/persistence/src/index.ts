export * from './handled-events/handled-event.entity';
export * from './handled-events/handled-events';
export * from './migrations';
export * from './outbox/outbox';
export * from './outbox/outbox-event.entity';
export * from './persistence.module';
export * from './prepare-database';
