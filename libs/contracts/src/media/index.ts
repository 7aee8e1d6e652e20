export * from './jobs';
export * from './messages';
export * from './object.dto';
