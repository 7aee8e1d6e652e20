export * from './import-plan';
export * from './menu-table';
export * from './read-table';
export * from './write-table';
