export * from './import-plan';
export * from './menu-spreadsheet';
export * from './read-spreadsheet';
export * from './write-spreadsheet';
