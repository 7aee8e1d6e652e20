export * from './handles.decorator';
export * from './message-context';
