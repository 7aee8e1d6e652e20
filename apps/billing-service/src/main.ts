import { billingConfig } from './config';

// The configuration is read before other modules load, so that an invalid one fails immediately.
const config = billingConfig();
const { start } = await import(/* webpackChunkName: 'start' */ './start');
await start(config);
