export * from './a-menu';
export * from './browse-from';
export * from './press-undo';
export * from './record-downloads';
export * from './render-routes';
export * from './stub-fetch';
export * from './users';
export * from './watch-navigation';
