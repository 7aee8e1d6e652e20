import { mediaConfig } from './config';

// Read before any other module loads, so that an invalid configuration is reported at once.
const config = mediaConfig();
const { start } = await import(/* webpackChunkName: 'start' */ './start');
await start(config);
