import { Global, Module } from '@nestjs/common';
import { Revoked } from '../sessions/revoked';
import { ClientLimits } from './client-limits';
import { SharedRedis } from './shared-redis';

@Global()
@Module({
  providers: [SharedRedis, ClientLimits, Revoked],
  exports: [SharedRedis, ClientLimits, Revoked],
})
export class LimitsModule {}
