import { Lifecycle } from '@cartaviva/process';
import { Module } from '@nestjs/common';
import { GatewayHealth } from './health/gateway-health';
import { HealthController } from './health/health.controller';
import { OpsServer } from './health/ops-server';

@Module({
  controllers: [HealthController],
  providers: [Lifecycle, GatewayHealth, OpsServer],
  exports: [Lifecycle],
})
export class OpsModule {}
