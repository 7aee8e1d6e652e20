import { menusConfig } from './config';

// The configuration is read before other modules load, so that an invalid one fails immediately.
const config = menusConfig();
const { start } = await import(/* webpackChunkName: 'start' */ './start');
await start(config);
