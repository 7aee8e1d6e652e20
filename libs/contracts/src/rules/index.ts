export * from './presence';
export * from './shape';
export * from './text';
export * from './values';
