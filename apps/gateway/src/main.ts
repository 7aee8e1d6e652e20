import { readGatewayConfig } from './config';

// The configuration is checked before anything else loads, so that errors in it show immediately.
const config = readGatewayConfig();
const { start } = await import(/* webpackChunkName: 'start' */ './start');
await start(config);
