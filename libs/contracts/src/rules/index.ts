export * from './id-list';
export * from './presence';
export * from './rows';
export * from './shape';
export * from './text';
export * from './values';
