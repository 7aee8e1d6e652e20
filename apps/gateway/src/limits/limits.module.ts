import { Global, Module } from '@nestjs/common';
import { ClientLimits } from './client-limits';
import { SharedRedis } from './shared-redis';

@Global()
@Module({ providers: [SharedRedis, ClientLimits], exports: [SharedRedis, ClientLimits] })
export class LimitsModule {}
