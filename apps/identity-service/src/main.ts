import { identityConfig } from './config';

// Read before any other module loads, so that an invalid configuration is reported at once.
const config = identityConfig();
const { start } = await import(/* webpackChunkName: 'start' */ './start');
await start(config);
