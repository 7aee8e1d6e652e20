import { setTimeout as pause } from 'node:timers/promises';

export { forever, work } from './samples.thread';

await pause(1000);
