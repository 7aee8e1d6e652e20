export * from './queues.module';
