import 'reflect-metadata';
import { HealthModule, startService } from '@cartaviva/process';
import { RedisTransportServer } from '../../src';
import { Module } from '@nestjs/common';
import { Workers } from './workers';

@Module({
  imports: [HealthModule.with({ inject: [], checks: () => [] })],
  providers: [Workers],
})
class ReplicaModule {}

/** Starts one replica of the suite's service in the same way as the services of the system. */
const [redisUrl = '', ledger = '', takeOverMs] = process.argv.slice(2);
Workers.ledger = ledger;

await startService({
  name: 'replica',
  module: ReplicaModule,
  strategy: new RedisTransportServer({
    service: 'menus',
    redisUrl,
    takeOverMs: Number(takeOverMs),
  }),
  ops: { host: '127.0.0.1', port: 0 },
  logLevel: 'info',
});
