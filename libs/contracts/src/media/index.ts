export * from './image-paths.dto';
export * from './jobs';
export * from './messages';
export * from './object.dto';
export * from './image-failed.event';
export * from './print.dto';
export * from './webhook.dto';
export * from './receipt.dto';
