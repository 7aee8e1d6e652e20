export * from './press-undo';
export * from './render-routes';
export * from './stub-fetch';
export * from './users';
