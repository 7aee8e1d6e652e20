export * from './client/broadcasts';
export * from './client/message-client';
export * from './client/message-client.module';
export * from './events/event-stream';
export * from './handles.decorator';
export * from './message-context';
export * from './server/redis-transport.server';
export { messageSealer } from './wire/message-key';
export { reject } from './wire/rejected-messages';
