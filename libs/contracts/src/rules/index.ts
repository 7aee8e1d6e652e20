export * from './faults';
export * from './id-list';
export * from './presence';
export * from './shape';
export * from './text';
export * from './values';
