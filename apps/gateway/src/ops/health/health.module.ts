import { Lifecycle } from '@cartaviva/process';
import { Module } from '@nestjs/common';
import { GatewayHealth } from './gateway-health';
import { HealthController } from './health.controller';
import { OpsServer } from './ops-server';

@Module({
  controllers: [HealthController],
  providers: [Lifecycle, GatewayHealth, OpsServer],
  exports: [Lifecycle],
})
export class HealthModule {}
