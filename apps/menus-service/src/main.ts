import { menusConfig } from './config';

// Before anything else is loaded: whoever gave it a wrong one is told at once.
const config = menusConfig();
const { start } = await import(/* webpackChunkName: 'start' */ './start');
await start(config);
